import {ratesApi} from './ratesApi';
import {makeStore} from './store';

const store = makeStore();
const {setAlert} = ratesApi.endpoints;
const alert = {pair: 'EUR-USD', value: 1.2};
const kept = () => Object.keys(store.getState().rates.mutations).length;

const saving = store.dispatch(setAlert.initiate(alert));
const selectSaving = setAlert.select(saving.requestId);
console.log('sent:', selectSaving(store.getState()).status);
await saving;
console.log('done:', selectSaving(store.getState()).status);
console.log('kept:', kept());

saving.reset();
console.log('after reset:', selectSaving(store.getState()).status, kept());

await store.dispatch(setAlert.initiate(alert, {track: false}));
console.log('with track: false:', kept());

await store.dispatch(setAlert.initiate(alert, {fixedCacheKey: 'alert'}));
const selectShared = setAlert.select('alert');
console.log('by key:', selectShared(store.getState()).data);
