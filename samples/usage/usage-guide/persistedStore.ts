import {configureStore} from '@reduxjs/toolkit';
import {rootReducer} from './app/rootReducer';

// #region store
const persistActions = [
  'persist/FLUSH',
  'persist/REHYDRATE',
  'persist/PAUSE',
  'persist/PERSIST',
  'persist/PURGE',
  'persist/REGISTER',
];

export const store = configureStore({
  reducer: rootReducer,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      serializableCheck: {ignoredActions: persistActions},
    }),
});
// #endregion
