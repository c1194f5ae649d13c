import {createSelector} from '@reduxjs/toolkit';
import type {RootState} from './store';

const selectBottles = (state: RootState) => state.cellar.bottles;
const selectRack = (_: RootState, rack: string) => rack;

export const selectOnRack = createSelector(
  // Objects first, strings and numbers after them.
  [selectBottles, selectRack],
  (bottles, rack) => bottles.filter((bottle) => bottle.rack === rack),
);
