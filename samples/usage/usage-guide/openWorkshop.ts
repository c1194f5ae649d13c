import {makeStore} from './app/store';

const store = makeStore();
const {damageReported, selectQueueLength} =
  await import('./features/repairs/repairsSlice');

console.log(Object.keys(store.getState()));
console.log(selectQueueLength(store.getState()));

store.dispatch(damageReported('bike 212'));
console.log(Object.keys(store.getState()));
console.log(selectQueueLength(store.getState()));
