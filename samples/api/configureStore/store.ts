import {configureStore} from '@reduxjs/toolkit';
import {roastsSlice} from './roastsSlice';
import {stockSlice} from './stockSlice';

export const store = configureStore({
  reducer: {roasts: roastsSlice.reducer, stock: stockSlice.reducer},
});

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
