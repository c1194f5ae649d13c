import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
import {ratesApi} from './ratesApi';

const listeners = createListenerMiddleware();

listeners.startListening({
  matcher: ratesApi.endpoints.getRate.matchRejected,
  effect: ({meta, payload}) => {
    console.log('rejected, condition:', meta.condition);
    // A cache hit, or a request that was canceled: nothing failed.
    if (meta.condition || meta.aborted) return;
    console.log('toast:', meta.arg.originalArgs, payload);
  },
});

export function makeStoreWithToasts() {
  return configureStore({
    reducer: {[ratesApi.reducerPath]: ratesApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(listeners.middleware)
        .concat(ratesApi.middleware),
  });
}

const store = makeStoreWithToasts();
const {getRate} = ratesApi.endpoints;
await store.dispatch(getRate.initiate('EUR-USD'));
console.log('-- a cache hit');
await store.dispatch(getRate.initiate('EUR-USD', {subscribe: false}));
console.log('-- a failure');
await store.dispatch(getRate.initiate('EUR-XXX'));
