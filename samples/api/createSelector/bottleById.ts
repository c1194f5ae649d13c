import {createSelector} from '@reduxjs/toolkit';
import type {CellarState} from './cellarSlice';

const selectBottles = (state: CellarState) => state.bottles;
const selectId = (_: CellarState, id: string) => id;

export const selectBottle = createSelector(
  [selectBottles, selectId],
  (bottles, id) => bottles.find((bottle) => bottle.id === id),
  {
    // Two caches, two limits.
    memoizeOptions: {maxSize: 200},
    argsMemoizeOptions: {maxSize: 200},
  },
);
