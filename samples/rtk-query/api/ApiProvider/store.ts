import {configureStore} from '@reduxjs/toolkit';
import {setupListeners} from '@reduxjs/toolkit/query';
import {tideApi} from './tideApi';

export const store = configureStore({
  reducer: {[tideApi.reducerPath]: tideApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(tideApi.middleware),
});

export const stopListening = setupListeners(store.dispatch);
