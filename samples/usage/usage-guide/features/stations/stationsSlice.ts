import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';

export interface Station {
  id: string;
  name: string;
  bikes: number;
  docks: number;
}

const stations = createEntityAdapter<Station>({
  sortComparer: (a, b) => a.name.localeCompare(b.name),
});

export const stationsSlice = createSlice({
  name: 'stations',
  initialState: stations.getInitialState(),
  reducers: {
    stationsReceived: stations.setAll,
    bikeTaken(state, action: PayloadAction<string>) {
      const station = state.entities[action.payload];
      if (station && station.bikes > 0) station.bikes -= 1;
    },
    bikeReturned(state, action: PayloadAction<string>) {
      const station = state.entities[action.payload];
      if (station && station.bikes < station.docks) station.bikes += 1;
    },
  },
  selectors: {
    ...stations.getSelectors(),
    // Derived, so it is not stored: it cannot disagree with the bikes.
    selectEmptyStations: createSelector(
      stations.getSelectors().selectAll,
      (all) => all.filter((station) => station.bikes === 0),
    ),
  },
});

export const {stationsReceived, bikeTaken, bikeReturned} =
  stationsSlice.actions;
export const {selectAll, selectById, selectEmptyStations} =
  stationsSlice.selectors;
