import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {requestInLife} from '../../../testing/life/requestInLife';
import {ciApi, makeStore} from './ciApi';
import {JobProgress} from './JobProgress';
import {JobStatus} from './JobStatus';
import {QueueLength} from './QueueLength';
import {QueuePanel} from './QueuePanel';
import {QueueSign} from './QueueSign';
import {watchQueue} from './watchQueue';

const job = (id: number) => ({
  id,
  branch: `main ${id}`,
  status: id === 7 ? 'queued' : 'running',
});
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
inLife('JobStatus', {
  ...ci,
  args: [7, 8],
  show: (id) => <JobStatus id={id} />,
  data: (id) => (id === 7 ? 'queued' : 'running'),
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
requestInLife('watchQueue', {
  network: ci.network,
  async run() {
    const store = makeStore();
    const queue = watchQueue(store);
    await Promise.all(store.dispatch(ciApi.util.getRunningQueriesThunk()));
    queue.stop();
    const {status, data} = ciApi.endpoints.queue.select()(store.getState());
    return {status, data};
  },
});
