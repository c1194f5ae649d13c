import {makeStore} from './store';
import {changeApi} from './changeApi';

const store = makeStore();
const {deleteOrder} = changeApi.endpoints;

// A hook's trigger returns the same promise as this dispatch.
const good = await store.dispatch(deleteOrder.initiate('o1'));
const bad = await store.dispatch(deleteOrder.initiate('o404'));
console.log({good, bad});

try {
  await store.dispatch(deleteOrder.initiate('o404')).unwrap();
} catch (error) {
  console.log('caught', error);
}

const stopped = store.dispatch(deleteOrder.initiate('o1'));
stopped.abort();
console.log('stopped', (await stopped).error);
