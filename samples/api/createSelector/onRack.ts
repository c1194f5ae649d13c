import {createSelector} from '@reduxjs/toolkit';
import type {CellarState} from './cellarSlice';

// #region argument
const selectBottles = (state: CellarState) => state.bottles;
const selectRack = (_: CellarState, rack: string) => rack;

export const selectOnRack = createSelector(
  [selectBottles, selectRack],
  (bottles, rack) => bottles.filter((bottle) => bottle.rack === rack),
);
// #endregion
