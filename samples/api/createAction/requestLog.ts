import {configureStore, createSlice} from '@reduxjs/toolkit';
import type {Middleware} from '@reduxjs/toolkit';
import {doorsClosed, floorRequested} from './elevatorActions';

export const requestedFloors: number[] = [];

export const requestLog: Middleware = () => (next) => (action) => {
  // ts: `action` is unknown. After the check its payload is a number.
  if (floorRequested.match(action)) {
    requestedFloors.push(action.payload);
  }
  return next(action);
};

const stopsSlice = createSlice({
  name: 'stops',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(floorRequested, (stops) => stops + 1);
  },
});

export const store = configureStore({
  reducer: {stops: stopsSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(requestLog),
});

store.dispatch(floorRequested(7));
store.dispatch(doorsClosed());
store.dispatch(floorRequested(2));

console.log(requestedFloors);
