import {configureStore} from '@reduxjs/toolkit';
import {filmsApi} from './filmsApi';

export const makeStore = () =>
  configureStore({
    reducer: {[filmsApi.reducerPath]: filmsApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(filmsApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
