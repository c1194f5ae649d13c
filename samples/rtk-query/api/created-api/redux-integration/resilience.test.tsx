import {inLife} from '../../../../testing/life/inLife';
import {handlers} from './handlers';
import {makeStore} from './makeStore';
import {RankedBeds} from './RankedBeds';
import {sensorApi} from './sensorApi';

inLife('RankedBeds', {
  network: () => handlers,
  store: makeStore,
  api: sensorApi,
  show: () => <RankedBeds />,
  data: () => 'cactus: 33',
});
