import {airApi} from './airApi';
import {makeStore} from './store';

const store = makeStore();
const {initiate} = airApi.endpoints.reading;

try {
  const {station, pm25} = await store
    .dispatch(initiate('harbor', {subscribe: false}))
    .unwrap();
  console.log(`${station}: ${pm25} µg/m³`);
} catch (error) {
  console.error('No reading', error);
} finally {
  // Ends the removal timer, which would hold the process for a minute.
  store.dispatch(airApi.util.resetApiState());
}
