import {configureStore} from '@reduxjs/toolkit';
import {rostersSlice} from './rostersSlice';
import {studio} from './studio';

export const store = configureStore({
  reducer: {rosters: rostersSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({thunk: {extraArgument: {studio}}}),
});

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
