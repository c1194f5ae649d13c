import {combineSlices, configureStore} from '@reduxjs/toolkit';
import garageReducer from './garageSlice';
import shiftReducer from './shiftSlice';

const rootReducer = combineSlices({
  garage: garageReducer,
  shift: shiftReducer,
});
export type RootState = ReturnType<typeof rootReducer>;

// ts: `RootState` does not depend on the store: the factory may use it.
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({reducer: rootReducer, preloadedState});

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
