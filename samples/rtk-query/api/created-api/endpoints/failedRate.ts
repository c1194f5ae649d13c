import {ratesApi} from './ratesApi';
import {makeStore} from './store';

const store = makeStore();
const {getRate, setAlert} = ratesApi.endpoints;

const result = await store.dispatch(getRate.initiate('EUR-XXX'));
console.log('query:', result.status, result.error);

try {
  await store.dispatch(getRate.initiate('EUR-XXX')).unwrap();
} catch (error) {
  console.log('unwrap threw:', error);
}

const outcome = await store.dispatch(
  setAlert.initiate({pair: 'EUR-XXX', value: 2}),
);
console.log('mutation:', outcome);
