// #region flatten
import {
  createEntityAdapter,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';

/** What the server sends: bikes inside the station where they stand. */
export interface StationWithBikes {
  id: string;
  name: string;
  bikes: {id: string; battery: number}[];
}

/** Two flat lists. Ids take the place of nested objects. */
function flatten(list: StationWithBikes[]) {
  return {
    stations: list.map(({id, name, bikes}) => ({
      id,
      name,
      bikeIds: bikes.map((bike) => bike.id),
    })),
    bikes: list.flatMap(({bikes}) => bikes),
  };
}

type Fleet = ReturnType<typeof flatten>;
// #endregion

// #region slice
const stations = createEntityAdapter<Fleet['stations'][number]>();
const bikes = createEntityAdapter<Fleet['bikes'][number]>();
const {selectByIds} = bikes.getSelectors();
const none: string[] = [];

export const fleetSlice = createSlice({
  name: 'fleet',
  initialState: {
    stations: stations.getInitialState(),
    bikes: bikes.getInitialState(),
  },
  reducers: {
    fleetReceived: {
      prepare: (list: StationWithBikes[]) => ({payload: flatten(list)}),
      reducer(fleet, action: PayloadAction<Fleet>) {
        stations.setAll(fleet.stations, action.payload.stations);
        bikes.setAll(fleet.bikes, action.payload.bikes);
      },
    },
    // One place to change, wherever the bike stands.
    batteryMeasured(
      fleet,
      action: PayloadAction<{id: string; battery: number}>,
    ) {
      const {id, battery} = action.payload;
      bikes.updateOne(fleet.bikes, {id, changes: {battery}});
    },
  },
  selectors: {
    // Joins the two again, into a new list when any bike has changed.
    // A literal `[]` would be new in every call.
    selectBikesAt: (fleet, stationId: string) =>
      selectByIds(
        fleet.bikes,
        fleet.stations.entities[stationId]?.bikeIds ?? none,
      ),
  },
});
// #endregion

export const {fleetReceived, batteryMeasured} = fleetSlice.actions;
export const {selectBikesAt} = fleetSlice.selectors;
