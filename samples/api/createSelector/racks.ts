import {configureStore, createSelector} from '@reduxjs/toolkit';
import {bottleOpened, cellarSlice, temperatureRead} from './cellarSlice';

const store = configureStore({reducer: {cellar: cellarSlice.reducer}});
export type RootState = ReturnType<typeof store.getState>;

const selectBottles = (state: RootState) => state.cellar.bottles;

export const selectLeftPerRack = createSelector(
  [selectBottles],
  (bottles) => {
    const left: Record<string, number> = {};
    for (const bottle of bottles)
      left[bottle.rack] = (left[bottle.rack] ?? 0) + bottle.left;
    return left;
  },
);

const before = selectLeftPerRack(store.getState());
console.log(before);

store.dispatch(temperatureRead(13));
console.log(selectLeftPerRack(store.getState()) === before);

store.dispatch(bottleOpened('rioja'));
console.log(selectLeftPerRack(store.getState()));
console.log('computed', selectLeftPerRack.recomputations(), 'times');
