import {
  BIKE_PARKED,
  BIKES_LOADED,
  type BikeParked,
  type BikesLoaded,
  type BikesState,
} from '../before/bikes';
// #region reducer
import {createReducer} from '@reduxjs/toolkit';

const initialState: BikesState = {byStation: {}, loaded: false};

export const bikes = createReducer(initialState, (builder) => {
  builder
    .addCase(BIKE_PARKED, (state, action: BikeParked) => {
      const parked = (state.byStation[action.stationId] ??= []);
      parked.push(action.bikeId);
    })
    .addCase(BIKES_LOADED, (state, action: BikesLoaded) => {
      return {...state, byStation: action.byStation, loaded: true};
    });
});
// #endregion
