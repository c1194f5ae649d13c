import {Component} from 'react';
import {connect, type ConnectedProps} from 'react-redux';
import {bikeParked, type bikes} from './bikes';

interface RootState {
  bikes: ReturnType<typeof bikes>;
}

const connector = connect(
  (state: RootState, props: {stationId: string}) => ({
    count: state.bikes.byStation[props.stationId]?.length ?? 0,
  }),
  {bikeParked},
);

interface Props extends ConnectedProps<typeof connector> {
  stationId: string;
}

class BikeSign extends Component<Props> {
  override render() {
    const {count, stationId, bikeParked} = this.props;
    return (
      <button onClick={() => bikeParked('b9', stationId)}>
        {count} parked
      </button>
    );
  }
}

export default connector(BikeSign);
