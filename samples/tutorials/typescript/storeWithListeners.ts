import {configureStore} from '@reduxjs/toolkit';
import {hivesSlice} from './hivesSlice';
import {listeners} from './listeners'; // [!code ++]
import {scales} from './scales';

export const store = configureStore({
  reducer: {hives: hivesSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    // [!code ++:3]
    getDefaultMiddleware({thunk: {extraArgument: {scales}}}).prepend(
      listeners.middleware,
    ),
});

export type AppStore = typeof store;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
