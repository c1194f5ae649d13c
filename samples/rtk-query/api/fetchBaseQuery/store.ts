import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {parcelApi} from './parcelApi';
import {sessionSlice} from './sessionSlice';

const rootReducer = combineSlices(sessionSlice, parcelApi);

export type RootState = ReturnType<typeof rootReducer>;

export const setupStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(parcelApi.middleware),
  });
