import {
  configureStore,
  createListenerMiddleware,
  createSlice,
  isAction,
  type Middleware,
  type PayloadAction,
  type StoreEnhancer,
} from '@reduxjs/toolkit';

interface Vehicle {
  plate: string;
  meters: number;
}
interface LaneState {
  open: boolean;
  vehicles: Vehicle[];
}
const initialState: LaneState = {open: true, vehicles: []};

// #region slice
// slice: one part of the state, with everything that can happen to it
const laneSlice = createSlice({
  name: 'lane',
  initialState,
  reducers: {
    // case reducer: the part that handles one kind of action
    vehicleArrived(lane, action: PayloadAction<Vehicle>) {
      // draft: `lane` only records this; the next state follows from it
      if (lane.open) lane.vehicles.push(action.payload);
    },
    vehicleBoarded(lane) {
      lane.vehicles.shift();
    },
    laneClosed(lane) {
      lane.open = false;
    },
  },
  selectors: {
    // selector: reads a value out of the state
    selectMeters: (lane) =>
      lane.vehicles.reduce((sum, vehicle) => sum + vehicle.meters, 0),
  },
});
// #endregion

// reducer: (state, action) => next state; made of the case reducers
export const laneReducer = laneSlice.reducer;

// action creator: a function that returns an action
export const {vehicleArrived, vehicleBoarded, laneClosed} =
  laneSlice.actions;
const {selectMeters} = laneSlice.selectors;

// middleware: sees every action on its way to the reducer
const logger: Middleware = () => (next) => (action) => {
  if (isAction(action)) console.log(action.type);
  return next(action);
};

// listener: runs after an action; here, a full lane closes itself
const listeners = createListenerMiddleware<{lane: LaneState}>();
listeners.startListening({
  actionCreator: vehicleArrived,
  effect: (_action, {dispatch, getState}) => {
    if (selectMeters(getState()) > 12) dispatch(laneClosed());
  },
});

// enhancer: changes the store itself; this one adds a property
const atPier: StoreEnhancer<{pier: string}> =
  (createStore) => (reducer, preloadedState) => ({
    ...createStore(reducer, preloadedState),
    pier: 'North',
  });

// store: holds the state, accepts actions, calls subscribers
export const store = configureStore({
  reducer: {lane: laneReducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().prepend(listeners.middleware).concat(logger),
  enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(atPier),
});
type AppDispatch = typeof store.dispatch;

// thunk: a function you dispatch; it may wait, and dispatches actions
const measureAndAdmit =
  (plate: string) => async (dispatch: AppDispatch) => {
    const meters = await Promise.resolve(6.5); // A slow gate measures it.
    dispatch(vehicleArrived({plate, meters}));
  };

store.subscribe(() =>
  console.log(`  ${selectMeters(store.getState())} m of the lane in use`),
);

// action: a plain object that says what happened
const arrival = vehicleArrived({plate: 'CAR 1', meters: 4.5});

// dispatch: hand an action, or a thunk, to the store
store.dispatch(arrival);
await store.dispatch(measureAndAdmit('VAN 2'));
store.dispatch(vehicleArrived({plate: 'CAR 3', meters: 4}));
store.dispatch(vehicleBoarded());

// state: everything the store holds now, one key for each slice
const state = store.getState();
console.log(`${store.pier} pier:`, state.lane);
