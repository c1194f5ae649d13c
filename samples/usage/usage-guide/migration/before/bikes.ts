import type {Action, Dispatch} from 'redux';

export const BIKE_PARKED = 'BIKE_PARKED';
export const BIKES_LOADED = 'BIKES_LOADED';

export interface BikesState {
  readonly byStation: Readonly<Record<string, readonly string[]>>;
  readonly loaded: boolean;
}

export interface BikeParked extends Action<typeof BIKE_PARKED> {
  bikeId: string;
  stationId: string;
}
export interface BikesLoaded extends Action<typeof BIKES_LOADED> {
  byStation: BikesState['byStation'];
}

export const bikeParked = (
  bikeId: string,
  stationId: string,
): BikeParked => ({type: BIKE_PARKED, bikeId, stationId});

export const bikesLoaded = (
  byStation: BikesState['byStation'],
): BikesLoaded => ({type: BIKES_LOADED, byStation});

export const loadBikes = () => async (dispatch: Dispatch<Action>) => {
  const response = await fetch('https://fleet.example/bikes');
  dispatch(bikesLoaded(await response.json()));
};

// #region reducer
const initialState: BikesState = {byStation: {}, loaded: false};

export function bikes(
  state: BikesState = initialState,
  action: Action,
): BikesState {
  switch (action.type) {
    case BIKE_PARKED: {
      const {bikeId, stationId} = action as BikeParked;
      const parked = state.byStation[stationId] ?? [];
      return {
        ...state,
        byStation: {
          ...state.byStation,
          [stationId]: [...parked, bikeId],
        },
      };
    }
    case BIKES_LOADED: {
      const {byStation} = action as BikesLoaded;
      return {...state, byStation, loaded: true};
    }
    default:
      return state;
  }
}
// #endregion
