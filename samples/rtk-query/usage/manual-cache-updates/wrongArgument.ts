import {setlistsApi} from './setlistsApi';
import {makeStore} from './store';

const {getTour} = setlistsApi.endpoints;
const {updateQueryData, selectCachedArgsForQuery} = setlistsApi.util;

const store = makeStore();
await store.dispatch(getTour.initiate('spring'));

const change = store.dispatch(
  updateQueryData('getTour', 'Spring', (setlists) => {
    setlists.length = 0; // never runs: no such entry
  }),
);
console.log('patches:', change.patches);

const cached = selectCachedArgsForQuery(store.getState(), 'getTour');
console.log('cached arguments:', cached);
