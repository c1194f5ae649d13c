import {configureStore} from '@reduxjs/toolkit';
import {libraryApi} from './libraryApi';

export const store = configureStore({
  reducer: {[libraryApi.reducerPath]: libraryApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(libraryApi.middleware),
});
