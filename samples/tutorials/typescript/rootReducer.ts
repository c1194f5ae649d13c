import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {hivesSlice} from './hivesSlice';

const rootReducer = combineSlices(hivesSlice);
export type RootState = ReturnType<typeof rootReducer>;

// `RootState` does not depend on the store: the factory may mention it.
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({reducer: rootReducer, preloadedState});

export type AppDispatch = ReturnType<typeof makeStore>['dispatch'];
