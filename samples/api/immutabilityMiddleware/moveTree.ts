import {configureStore, isImmutableDefault} from '@reduxjs/toolkit';

/** A persistent structure: it never changes, but remembers its hash. */
export class MoveTree {
  #moves: readonly string[];
  cachedHash?: number;

  constructor(moves: readonly string[] = []) {
    this.#moves = moves;
  }

  plus(move: string) {
    return new MoveTree([...this.#moves, move]);
  }

  hash() {
    return (this.cachedHash ??= this.#moves.join().length);
  }
}

const tree = (state = new MoveTree(), action: {type: string}) =>
  action.type === 'clock/pressed' ? state.plus('e4') : state;

export const store = configureStore({
  reducer: {tree},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      immutableCheck: {
        isImmutable: (value: unknown) =>
          isImmutableDefault(value) || value instanceof MoveTree,
      },
      serializableCheck: false,
    }),
});
