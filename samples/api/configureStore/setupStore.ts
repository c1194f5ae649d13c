import {combineReducers, configureStore} from '@reduxjs/toolkit';
import {roastsSlice} from './roastsSlice';
import {stockSlice} from './stockSlice';

const rootReducer = combineReducers({
  roasts: roastsSlice.reducer,
  stock: stockSlice.reducer,
});

// ts: From the reducer, not from the store: `setupStore` needs this type.
export type RootState = ReturnType<typeof rootReducer>;

export const setupStore = (preloadedState: Partial<RootState> = {}) =>
  configureStore({reducer: rootReducer, preloadedState});

export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];
