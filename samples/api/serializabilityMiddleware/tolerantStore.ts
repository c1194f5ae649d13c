import {configureStore} from '@reduxjs/toolkit';
import type {SerializableStateInvariantMiddlewareOptions} from '@reduxjs/toolkit';
import {freezerSlice} from './freezerSlice';

export const setupStore = (
  serializableCheck: SerializableStateInvariantMiddlewareOptions,
) =>
  configureStore({
    reducer: {freezer: freezerSlice.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({serializableCheck}),
  });

// #region narrow
export const narrow = configureStore({
  reducer: {freezer: freezerSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      serializableCheck: {
        ignoredActions: ['freezer/vialStored'],
        ignoredPaths: [/^freezer\.\d+\.storedAt$/],
      },
    }),
});
// #endregion
