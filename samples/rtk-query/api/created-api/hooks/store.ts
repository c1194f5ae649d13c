import {configureStore} from '@reduxjs/toolkit';
import {setupListeners} from '@reduxjs/toolkit/query';
import {kitchenApi} from './kitchenApi';

export function makeStore() {
  const store = configureStore({
    reducer: {[kitchenApi.reducerPath]: kitchenApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(kitchenApi.middleware),
  });
  // For refetchOnFocus, refetchOnReconnect and skipPollingIfUnfocused.
  setupListeners(store.dispatch);
  return store;
}
