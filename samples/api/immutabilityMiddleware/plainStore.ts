import {
  applyMiddleware,
  createImmutableStateInvariantMiddleware,
  legacy_createStore,
} from '@reduxjs/toolkit';
import {clockReducer} from './clock';

const immutableCheck = createImmutableStateInvariantMiddleware({
  warnAfter: 64,
});

export const store = legacy_createStore(
  clockReducer,
  applyMiddleware(immutableCheck),
);
