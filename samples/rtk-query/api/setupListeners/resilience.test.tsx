import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {liftApi} from './liftApi';
import {LiftBoard} from './LiftBoard';
import {makeStore} from './makeStore';
import {ScreenLifts} from './ScreenLifts';
import {WindowListeners} from './WindowListeners';

const skiing = {
  network: () => [
    http.get('https://ski.example/api/lifts/:valley', ({params}) =>
      HttpResponse.json([{name: `Ridge ${params.valley}`, open: true}]),
    ),
  ],
  store: makeStore,
  api: liftApi,
  args: ['north', 'south'] as const,
  data: (valley: string) => `Ridge ${valley}`,
};

inLife('LiftBoard', {
  ...skiing,
  show: (valley) => (
    <>
      <WindowListeners />
      <LiftBoard valley={valley} />
    </>
  ),
});
inLife('ScreenLifts', {
  ...skiing,
  show: (valley) => <ScreenLifts valley={valley} isFocused />,
});
