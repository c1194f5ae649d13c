import {createSelector} from '@reduxjs/toolkit';
import type {RootState} from './store';

// The input selector extracts.
const selectBottles = (state: RootState) => state.cellar.bottles;

// The result function transforms.
export const selectLeftPerRack = createSelector(
  [selectBottles],
  (bottles) => {
    const left: Record<string, number> = {};
    for (const bottle of bottles)
      left[bottle.rack] = (left[bottle.rack] ?? 0) + bottle.left;
    return left;
  },
);
