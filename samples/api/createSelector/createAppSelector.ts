import {createDraftSafeSelector, createSelector} from '@reduxjs/toolkit';
import type {CellarState} from './cellarSlice';

export const createAppSelector = createSelector.withTypes<CellarState>();
export const createAppDraftSafeSelector =
  createDraftSafeSelector.withTypes<CellarState>();

export const selectRackNames = createAppSelector(
  [(state) => state.bottles],
  (bottles) => [...new Set(bottles.map((bottle) => bottle.rack))],
);
