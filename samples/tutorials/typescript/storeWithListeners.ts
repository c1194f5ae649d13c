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
export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
