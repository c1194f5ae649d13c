import {configureStore} from '@reduxjs/toolkit';
import {ratesApi} from './ratesApi';

export function makeStore() {
  return configureStore({
    reducer: {[ratesApi.reducerPath]: ratesApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(ratesApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
