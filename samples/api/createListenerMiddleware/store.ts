import {configureStore} from '@reduxjs/toolkit';
import {heatingSlice} from './heatingSlice';
import {listenerMiddleware} from './listenerMiddleware';

export const store = configureStore({
  reducer: {heating: heatingSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().prepend(listenerMiddleware.middleware),
});

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
