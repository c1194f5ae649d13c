import {invoicesApi} from './invoicesApi';
import {makeStore} from './store';

const {getInvoice, payInvoice} = invoicesApi.endpoints;
const {selectCachedArgsForQuery} = invoicesApi.util;

const store = makeStore();
const cached = () =>
  selectCachedArgsForQuery(store.getState(), 'getInvoice');

const first = store.dispatch(getInvoice.initiate(1));
const second = store.dispatch(getInvoice.initiate(2));
await Promise.all([first, second]);

first.unsubscribe(); // what a hook does when its component unmounts
console.log('after the component left:', cached());

await store.dispatch(payInvoice.initiate(1)).unwrap();
console.log('after the payment:', cached());
