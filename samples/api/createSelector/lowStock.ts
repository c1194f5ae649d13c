import {createSelector, lruMemoize} from '@reduxjs/toolkit';
import {bottleOpened, cellarSlice, type CellarState} from './cellarSlice';

const sameItems = (a: string[], b: string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

export const selectLowStockIds = createSelector(
  [(state: CellarState) => state.bottles],
  (bottles) =>
    bottles.filter((bottle) => bottle.left < 3).map(({id}) => id),
  {memoize: lruMemoize, memoizeOptions: {resultEqualityCheck: sameItems}},
);

const before = cellarSlice.getInitialState();
const after = cellarSlice.reducer(before, bottleOpened('rioja'));

console.log(selectLowStockIds(before));
console.log(selectLowStockIds(after) === selectLowStockIds(before));
