import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {booksApi} from './booksApi';
import {noticeSlice} from './noticeSlice';

const rootReducer = combineSlices(booksApi, noticeSlice);
// ts: From the reducer, because `setupStore` needs it for its parameter.
export type RootState = ReturnType<typeof rootReducer>;

/** The app calls it once, each test calls it again. */
export const setupStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(booksApi.middleware),
  });

export type AppStore = ReturnType<typeof setupStore>;
