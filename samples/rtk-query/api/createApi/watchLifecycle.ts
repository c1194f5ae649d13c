import {configureStore} from '@reduxjs/toolkit';
import {lifecycleApi} from './lifecycleApi';

const store = configureStore({
  reducer: {api: lifecycleApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(lifecycleApi.middleware),
});

console.log('--- a new entry');
const list = store.dispatch(
  lifecycleApi.endpoints.waitingList.initiate(12),
);
await list;

console.log('--- the same entry again');
await list.refetch();

console.log('--- nobody needs it any more');
list.unsubscribe();
await new Promise((resolve) => setTimeout(resolve, 20));
