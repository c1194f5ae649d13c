import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {ciApi, makeStore} from './ciApi';
import {JobProgress} from './JobProgress';
import {QueueLength} from './QueueLength';
import {QueuePanel} from './QueuePanel';
import {QueueSign} from './QueueSign';

const job = (id: number) => ({id, branch: `main ${id}`, status: 'queued'});
const ci = {
  network: () => [
    http.get('https://ci.example/api/jobs', () =>
      HttpResponse.json([job(7), job(8)]),
    ),
    http.get('https://ci.example/api/jobs/:id', ({params}) =>
      HttpResponse.json(job(Number(params.id))),
    ),
  ],
  store: makeStore,
  api: ciApi,
};

inLife('JobProgress', {
  ...ci,
  args: [7, 8],
  show: (id) => <JobProgress id={id} />,
  data: (id) => `main ${id}`,
});
inLife('QueueLength', {
  ...ci,
  show: () => <QueueLength />,
  data: () => '2 jobs',
});
inLife('QueuePanel', {
  ...ci,
  show: () => <QueuePanel />,
  data: () => 'main 7',
  act: (person) => person.click('Refresh now'),
});
inLife('QueueSign', {
  ...ci,
  show: () => <QueueSign />,
  data: () => '2 jobs',
});
