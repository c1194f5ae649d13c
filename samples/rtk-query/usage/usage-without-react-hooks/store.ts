import {configureStore} from '@reduxjs/toolkit';
import {airApi} from './airApi';
import {makeAdviceListener} from './adviceListener';

export const makeStore = () =>
  configureStore({
    reducer: {[airApi.reducerPath]: airApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(makeAdviceListener().middleware)
        .concat(airApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
