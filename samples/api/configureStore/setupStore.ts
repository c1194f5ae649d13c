import {combineReducers, configureStore} from '@reduxjs/toolkit';
import {roastsSlice} from './roastsSlice';
import {stockSlice} from './stockSlice';

// #region factory
const rootReducer = combineReducers({
  roasts: roastsSlice.reducer,
  stock: stockSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export const setupStore = (preloadedState?: Partial<RootState>) =>
  configureStore({reducer: rootReducer, preloadedState});

export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];
// #endregion
