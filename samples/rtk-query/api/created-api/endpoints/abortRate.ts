import {ratesApi} from './ratesApi';
import {makeStore} from './store';

const store = makeStore();
const {getRate, setAlert} = ratesApi.endpoints;

const request = store.dispatch(getRate.initiate('EUR-USD'));
request.abort();
const {status, error} = await request;
console.log('query:', status, error);

const saving = store.dispatch(
  setAlert.initiate({pair: 'EUR-USD', value: 2}),
);
saving.abort();
console.log('mutation:', await saving);
