import {createSelector} from '@reduxjs/toolkit';
import type {CellarState} from './cellarSlice';

// #region unstable
// Wrong: the input selector makes a new array with every call.
export const selectLeftWrong = createSelector(
  [(state: CellarState) => state.bottles.map((bottle) => bottle.left)],
  (counts) => counts.reduce((sum, left) => sum + left, 0),
);

// Right: extract in the input, transform in the result function.
export const selectLeft = createSelector(
  [(state: CellarState) => state.bottles],
  (bottles) => bottles.reduce((sum, bottle) => sum + bottle.left, 0),
);
// #endregion

// #region identity
// Wrong: nothing is derived, so there is nothing to memoize.
export const selectBottlesWrong = createSelector(
  [(state: CellarState) => state.bottles],
  (bottles) => bottles,
);

// Right: a plain function.
export const selectBottles = (state: CellarState) => state.bottles;
// #endregion
