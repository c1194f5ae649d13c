// #region config
import {configureStore} from '@reduxjs/toolkit';
import {rootReducer} from './app/rootReducer';

/** localStorage, in the form that redux-persist expects. */
const storage = {
  getItem: async (key: string) => localStorage.getItem(key),
  setItem: async (key: string, value: string) =>
    localStorage.setItem(key, value),
  removeItem: async (key: string) => localStorage.removeItem(key),
};

export const persistConfig = {
  key: 'fleet',
  version: 1,
  storage,
  whitelist: ['rider'], // the slices to save, and no others
};
// #endregion

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
  reducer: rootReducer, // in your app: the result of persistReducer
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      serializableCheck: {ignoredActions: persistActions},
    }),
});
// #endregion
