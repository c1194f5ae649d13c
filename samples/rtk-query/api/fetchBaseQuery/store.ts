import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {parcelApi} from './parcelApi';
import {sessionSlice} from './sessionSlice';

export const makeStore = () =>
  configureStore({
    reducer: combineSlices(sessionSlice, parcelApi),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(parcelApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
