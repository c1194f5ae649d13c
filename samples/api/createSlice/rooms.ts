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

interface Rooms {
  kitchen: number;
  car: number;
}

const rootReducer = combineSlices().withLazyLoadedSlices<Rooms>();

export const kitchen = volumeSlice.injectInto(rootReducer, {
  reducerPath: 'kitchen',
});
export const car = volumeSlice.injectInto(rootReducer, {
  reducerPath: 'car',
});

export const store = configureStore({
  reducer: rootReducer,
  preloadedState: {kitchen: 2},
});

// The type is 'volume/turnedUp' for both copies.
store.dispatch(kitchen.actions.turnedUp());
console.log('kitchen', kitchen.selectors.selectLevel(store.getState()));
console.log('car', car.selectors.selectLevel(store.getState()));
