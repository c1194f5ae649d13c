import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {hivesSlice} from './hivesSlice';

const rootReducer = combineSlices(hivesSlice);
export type RootState = ReturnType<typeof rootReducer>;

// ts: `RootState` does not depend on the store: the factory may use it.
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({reducer: rootReducer, preloadedState});

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
