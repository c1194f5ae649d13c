import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {liftApi} from './liftApi';
import {LiftBoard} from './LiftBoard';
import {makeStore} from './makeStore';
import {WindowListeners} from './WindowListeners';

inLife('LiftBoard', {
  network: () => [
    http.get('https://ski.example/api/lifts/:valley', ({params}) =>
      HttpResponse.json([{name: `Ridge ${params.valley}`, open: true}]),
    ),
  ],
  store: makeStore,
  api: liftApi,
  args: ['north', 'south'],
  show: (valley) => (
    <>
      <WindowListeners />
      <LiftBoard valley={valley} />
    </>
  ),
  data: (valley) => `Ridge ${valley}`,
});
