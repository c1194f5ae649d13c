import {renameApi} from './renameSetlist';
import {setlistsApi} from './setlistsApi';
import {makeStore} from './store';

const {getSetlist} = setlistsApi.endpoints;
const {renameSetlist} = renameApi.endpoints;

const store = makeStore();
const name = () => getSetlist.select(1)(store.getState()).data?.name;

await store.dispatch(getSetlist.initiate(1));
console.log('loaded:', name());

const saving = store.dispatch(
  renameSetlist.initiate({id: 1, name: 'Unplugged night'}),
);
console.log('at once:', name());

const {error} = await saving;
console.log('refused:', error && 'status' in error ? error.status : error);
console.log('rolled back:', name());
