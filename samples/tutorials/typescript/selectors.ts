import {createAppSelector} from './withTypes';

export const selectHeavyHives = createAppSelector(
  [(state) => state.hives.grams, (_state, minimum: number) => minimum],
  (grams, minimum) =>
    Object.keys(grams).filter((id) => (grams[id] ?? 0) >= minimum),
);
