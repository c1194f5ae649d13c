import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {requestInLife} from '../../../testing/life/requestInLife';
import {JobBoard} from './JobBoard';
import {JobBoardWithData} from './JobBoardWithData';
import {jobsApi, makeStore} from './jobsApi';
import {loadState} from './loadState';
import {StoreProvider} from './StoreProvider';

const network = () => [
  http.get('https://jobs.example/api/jobs/:city', ({params}) =>
    HttpResponse.json([{id: 1, title: `Welder in ${params.city}`}]),
  ),
  http.get('https://jobs.example/api/cities', () =>
    HttpResponse.json(['Genoa']),
  ),
];
const data = (city: string) => `Welder in ${city}`;

inLife('JobBoard', {
  network,
  store: () => makeStore(),
  api: jobsApi,
  args: ['Turin', 'Milan'],
  show: (city) => <JobBoard city={city} />,
  data,
});
inLife('JobBoardWithData', {
  network,
  show: () => (
    <StoreProvider>
      <JobBoardWithData
        city="Turin"
        jobs={[{id: 1, title: data('Turin')}]}
        cities={[]}
      />
    </StoreProvider>
  ),
});
requestInLife('loadState', {
  network,
  async run() {
    const state = await loadState('Turin', new Headers());
    const {data, error} = jobsApi.endpoints.jobs.select('Turin')(state);
    return {data, error};
  },
});
