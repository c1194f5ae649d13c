import {inLife} from '../../../testing/life/inLife';
import {App} from './App';
import {fleetApi} from './fleetApi';
import {fleetServer} from './handlers';
import {makeStore} from './makeStore';
import RepairsPage from './RepairsPage';

inLife('App', {
  network: () => fleetServer().handlers,
  store: makeStore,
  show: () => <App />,
});
inLife('RepairsPage', {
  network: () => fleetServer().handlers,
  store: makeStore,
  api: fleetApi,
  show: () => <RepairsPage />,
  data: () => 'Brakes of ABC 123',
  act: (person) => person.click('Done'),
});
