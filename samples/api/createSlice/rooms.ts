import {combineSlices, configureStore, createSlice} from '@reduxjs/toolkit';

const volumeSlice = createSlice({
  name: 'volume',
  initialState: 5,
  reducers: {
    turnedUp: (state) => state + 1,
  },
  selectors: {
    selectLevel: (state) => state,
  },
});

const rootReducer = combineSlices().withLazyLoadedSlices<{kitchen: number; car: number}>();
export const kitchen = volumeSlice.injectInto(rootReducer, {reducerPath: 'kitchen'});
export const car = volumeSlice.injectInto(rootReducer, {reducerPath: 'car'});

export const store = configureStore({reducer: rootReducer, preloadedState: {kitchen: 2}});

store.dispatch(kitchen.actions.turnedUp()); // the type is 'volume/turnedUp' for both copies
console.log('kitchen', kitchen.selectors.selectLevel(store.getState()));
console.log('car', car.selectors.selectLevel(store.getState()));
