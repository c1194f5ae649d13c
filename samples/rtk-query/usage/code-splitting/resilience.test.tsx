import {inLife} from '../../../testing/life/inLife';
import {fleetServer} from './handlers';

inLife('App', {
  network: () => fleetServer().handlers,
  load: async () => {
    const {App} = await import('./App');
    const {makeStore} = await import('./makeStore');
    const {fleetApi} = await import('./fleetApi');
    // The page is loaded when it is opened; that takes real time.
    await import('./RepairsPage');
    return {element: <App />, store: makeStore(), api: fleetApi};
  },
  before: (person) => person.click('Repairs'),
  data: () => 'Brakes of ABC 123',
  act: (person) => person.click('Done'),
});
