import {combineSlices, configureStore, createSlice} from '@reduxjs/toolkit';

const jumpOf = (seconds: number) =>
  createSlice({
    name: 'jump',
    initialState: seconds,
    reducers: {},
  });

export const rootReducer = combineSlices(jumpOf(15));
export const store = configureStore({reducer: rootReducer});

// Ignored: another reducer already lives at `jump`.
rootReducer.inject(jumpOf(30));

// Accepted. The state stays 15, because there is one already.
export const replaced = rootReducer.inject(jumpOf(60), {
  overrideExisting: true,
});
store.dispatch({type: 'player/opened'});

console.log(store.getState());
console.log(replaced === rootReducer);
