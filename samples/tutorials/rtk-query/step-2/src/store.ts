import {configureStore} from '@reduxjs/toolkit';
import {lighthouseApi} from './lighthouseApi';

export const store = configureStore({
  reducer: {
    [lighthouseApi.reducerPath]: lighthouseApi.reducer,
  },
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(lighthouseApi.middleware),
});

export type RootState = ReturnType<typeof store.getState>;
