import {configureStore} from '@reduxjs/toolkit';
import {cellarSlice} from './cellarSlice';

export const store = configureStore({
  reducer: {cellar: cellarSlice.reducer},
});

export type RootState = ReturnType<typeof store.getState>;
