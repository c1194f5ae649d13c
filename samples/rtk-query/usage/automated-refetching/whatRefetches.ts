import {invoicesApi} from './invoicesApi';
import {makeStore} from './store';

const {getInvoices, getInvoice} = invoicesApi.endpoints;

const store = makeStore();
await Promise.all([
  store.dispatch(getInvoices.initiate()),
  store.dispatch(getInvoice.initiate(1)),
]);

const hit = invoicesApi.util.selectInvalidatedBy(store.getState(), [
  {type: 'Invoice', id: 1},
]);
console.log(hit.map((entry) => entry.queryCacheKey));

console.log(store.getState().invoicesApi.provided.keys);
