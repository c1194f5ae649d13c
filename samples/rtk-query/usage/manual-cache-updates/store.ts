import {configureStore} from '@reduxjs/toolkit';
import {setlistsApi} from './setlistsApi';

export const makeStore = () =>
  configureStore({
    reducer: {[setlistsApi.reducerPath]: setlistsApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(setlistsApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
