import {configureStore} from '@reduxjs/toolkit';
import {checkedApi} from './checkedApi';

const store = configureStore({
  reducer: {[checkedApi.reducerPath]: checkedApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(checkedApi.middleware),
});

// The server sends {"id": "f9", "year": "1927", …}: a string.
const {getFilm} = checkedApi.endpoints;
const result = await store.dispatch(getFilm.initiate('f9'));

const {status, data, error} = result;
console.log({status, data});
if (error && 'name' in error) console.log(error.name, error.message);

const tagged = checkedApi.util.selectInvalidatedBy(store.getState(), [
  'Film',
]);
console.log('entries with the tag:', tagged.length);
