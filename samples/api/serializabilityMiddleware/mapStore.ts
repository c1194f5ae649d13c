import {configureStore, createAction, isPlain} from '@reduxjs/toolkit';
import type {UnknownAction} from '@reduxjs/toolkit';

type Shelves = ReadonlyMap<string, unknown>;

export const shelvesLoaded = createAction<Shelves>('shelves/loaded');

const shelves = (state: Shelves = new Map(), action: UnknownAction) =>
  shelvesLoaded.match(action) ? action.payload : state;

export const store = configureStore({
  reducer: {shelves},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      serializableCheck: {
        // Allow maps …
        isSerializable: (value: unknown) =>
          value instanceof Map || isPlain(value),
        // … and look inside them. Here, all keys are strings.
        getEntries: (value: object): [string, unknown][] =>
          value instanceof Map ? [...value] : Object.entries(value),
      },
    }),
});
