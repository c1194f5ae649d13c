import {configureStore} from '@reduxjs/toolkit';
import {hivesSlice} from './hivesSlice';
import {scales} from './scales';

export const store = configureStore({
  reducer: {hives: hivesSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({thunk: {extraArgument: {scales}}}),
});

// #region types
export type AppStore = typeof store;
export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
// #endregion
