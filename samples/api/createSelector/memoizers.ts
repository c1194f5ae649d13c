import {createSelector, lruMemoize} from '@reduxjs/toolkit';
import {cellarSlice, type CellarState} from './cellarSlice';

const selectBottles = (state: CellarState) => state.bottles;
const selectRack = (_: CellarState, rack: string) => rack;

const onRackWeak = createSelector(
  [selectBottles, selectRack],
  (bottles, rack) => bottles.filter((bottle) => bottle.rack === rack),
);

const onRackLru = createSelector(
  [selectBottles, selectRack],
  (bottles, rack) => bottles.filter((bottle) => bottle.rack === rack),
  {memoize: lruMemoize, argsMemoize: lruMemoize},
);

const onRackLruTwo = createSelector(
  [selectBottles, selectRack],
  (bottles, rack) => bottles.filter((bottle) => bottle.rack === rack),
  {
    memoize: lruMemoize,
    memoizeOptions: {maxSize: 2},
    argsMemoize: lruMemoize,
    argsMemoizeOptions: {maxSize: 2},
  },
);

const state = cellarSlice.getInitialState();
for (const rack of ['north', 'south', 'north', 'south']) {
  onRackWeak(state, rack);
  onRackLru(state, rack);
  onRackLruTwo(state, rack);
}

console.log('weakMapMemoize', onRackWeak.recomputations());
console.log('lruMemoize', onRackLru.recomputations());
console.log('lruMemoize, maxSize 2', onRackLruTwo.recomputations());
