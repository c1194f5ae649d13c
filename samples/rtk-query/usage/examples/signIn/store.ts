import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {sessionSlice} from './sessionSlice';
import {staffApi} from './staffApi';

const rootReducer = combineSlices(sessionSlice, staffApi);
export type RootState = ReturnType<typeof rootReducer>;

export const setupStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(staffApi.middleware),
  });

export type AppDispatch = ReturnType<typeof setupStore>['dispatch'];
