import {configureStore} from '@reduxjs/toolkit';
import {skyApi} from './skyApi';

export const makeStore = () =>
  configureStore({
    reducer: {[skyApi.reducerPath]: skyApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(skyApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
