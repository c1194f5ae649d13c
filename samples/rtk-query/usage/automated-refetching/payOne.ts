import {invoicesApi} from './invoicesApi';
import {makeStore} from './store';

const {getInvoices, getInvoice, payInvoice, addInvoice} =
  invoicesApi.endpoints;
const {getRunningQueriesThunk} = invoicesApi.util;

const store = makeStore();
const loaded = () => Promise.all(store.dispatch(getRunningQueriesThunk()));

console.log('open the list and the invoices 1 and 2');
store.dispatch(getInvoices.initiate());
store.dispatch(getInvoice.initiate(1));
store.dispatch(getInvoice.initiate(2));
await loaded();

console.log('pay invoice 1');
await store.dispatch(payInvoice.initiate(1));
await loaded();

console.log('add an invoice');
await store.dispatch(
  addInvoice.initiate({customer: 'Quay Café', cents: 4200}),
);
await loaded();
