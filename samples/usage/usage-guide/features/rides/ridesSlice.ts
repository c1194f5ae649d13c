import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {bikeTaken} from '../stations/stationsSlice';

export interface Ride {
  from: string;
  to: string | null;
}

export const ridesSlice = createSlice({
  name: 'rides',
  initialState: [] as Ride[],
  reducers: {
    rideEnded(rides, action: PayloadAction<string>) {
      const ride = rides.find((one) => one.to === null);
      if (ride) ride.to = action.payload;
    },
  },
  extraReducers: (builder) => {
    // One event, two slices: the station loses a bike, a ride begins.
    builder.addCase(bikeTaken, (rides, action) => {
      rides.push({from: action.payload, to: null});
    });
  },
});

export const {rideEnded} = ridesSlice.actions;
