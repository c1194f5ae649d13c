interface Vehicle {
  plate: string;
  meters: number;
}
interface LaneState {
  open: boolean;
  vehicles: Vehicle[];
}
const initialState: LaneState = {open: true, vehicles: []};

// #region reducer
const VEHICLE_ARRIVED = 'lane/vehicleArrived';
const VEHICLE_BOARDED = 'lane/vehicleBoarded';
const LANE_CLOSED = 'lane/laneClosed';

const arrived = (payload: Vehicle) =>
  ({type: VEHICLE_ARRIVED, payload}) as const;
const boarded = () => ({type: VEHICLE_BOARDED}) as const;
const closed = () => ({type: LANE_CLOSED}) as const;
type LaneAction = ReturnType<
  typeof arrived | typeof boarded | typeof closed
>;

function laneByHand(lane = initialState, action: LaneAction): LaneState {
  switch (action.type) {
    case VEHICLE_ARRIVED:
      return lane.open
        ? {...lane, vehicles: [...lane.vehicles, action.payload]}
        : lane;
    case VEHICLE_BOARDED:
      return {...lane, vehicles: lane.vehicles.slice(1)};
    case LANE_CLOSED:
      return {...lane, open: false};
    default:
      return lane;
  }
}
// #endregion

export {arrived, boarded, closed, laneByHand};
