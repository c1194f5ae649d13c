import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {parcelApi} from './parcelApi';
import {sessionSlice} from './sessionSlice';

// ts: A variable of its own: inline, the state would be typed `any`.
const rootReducer = combineSlices(sessionSlice, parcelApi);

export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(parcelApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
