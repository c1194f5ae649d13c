import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {sessionSlice} from './sessionSlice';
import {staffApi} from './staffApi';

const rootReducer = combineSlices(sessionSlice, staffApi);
// ts: From the reducer, because `setupStore` needs it for its parameter.
export type RootState = ReturnType<typeof rootReducer>;

export const setupStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(staffApi.middleware),
  });

type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];
