import {configureStore} from '@reduxjs/toolkit';
import {newGame} from './clock';

/** A store whose `board` is changed by a third-party chess engine. */
export const setupStore = (ignoredPaths: (string | RegExp)[]) =>
  configureStore({
    reducer: {
      clock: (state = newGame()) => state,
      board: (state = {engine: {depth: 1, cache: [0]}}) => state,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({immutableCheck: {ignoredPaths}}),
  });
