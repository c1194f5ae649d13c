import {
  configureStore,
  createSerializableStateInvariantMiddleware,
  Tuple,
} from '@reduxjs/toolkit';
import {freezerSlice} from './freezerSlice';

export const store = configureStore({
  reducer: {freezer: freezerSlice.reducer},
  middleware: () =>
    new Tuple(
      createSerializableStateInvariantMiddleware({ignoreState: true}),
    ),
});
