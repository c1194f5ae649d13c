import {connect} from 'react-redux';
import {bikeParked, type BikesState} from './bikes';

interface Props {
  stationId: string;
  count: number;
  bikeParked(bikeId: string, stationId: string): void;
}

function BikeCount({stationId, count, bikeParked}: Props) {
  return (
    <button onClick={() => bikeParked('b9', stationId)}>
      {count} parked
    </button>
  );
}

const mapState = (
  state: {bikes: BikesState},
  props: {stationId: string},
) => ({count: state.bikes.byStation[props.stationId]?.length ?? 0});

export default connect(mapState, {bikeParked})(BikeCount);
