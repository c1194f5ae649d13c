import {combineSlices, configureStore, createSlice} from '@reduxjs/toolkit';

const jump = (seconds: number) => createSlice({name: 'jump', initialState: seconds, reducers: {}});

export const rootReducer = combineSlices(jump(15));
export const store = configureStore({reducer: rootReducer});

// Ignored: another reducer already lives at `jump`.
rootReducer.inject(jump(30));

// Accepted, and the state stays: a reducer picks its initial state only when its state is undefined.
export const replaced = rootReducer.inject(jump(60), {overrideExisting: true});
store.dispatch({type: 'player/opened'});

console.log(store.getState());
console.log(replaced === rootReducer);
