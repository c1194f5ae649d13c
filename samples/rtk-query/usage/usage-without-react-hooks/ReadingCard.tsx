import {Component} from 'react';
import {connect, type ConnectedProps} from 'react-redux';
import {airApi} from './airApi';
import type {RootState} from './store';

const {initiate, select} = airApi.endpoints.reading;

interface OwnProps {
  station: string;
}

// A function that returns mapState: each instance keeps its selector.
const makeMapState = () => {
  let station: string | undefined;
  let selectReading = select('');
  return (state: RootState, props: OwnProps) => {
    if (props.station !== station) {
      station = props.station;
      selectReading = select(station);
    }
    return {reading: selectReading(state)};
  };
};
const connector = connect(makeMapState, {watch: initiate});

class Card extends Component<OwnProps & ConnectedProps<typeof connector>> {
  subscription?: {unsubscribe(): void};

  componentDidMount() {
    this.subscription = this.props.watch(this.props.station);
  }

  componentDidUpdate(previous: OwnProps) {
    if (previous.station === this.props.station) return;
    const old = this.subscription;
    this.subscription = this.props.watch(this.props.station);
    old?.unsubscribe();
  }

  componentWillUnmount() {
    this.subscription?.unsubscribe();
  }

  render() {
    const {data, isError} = this.props.reading;
    if (!data) return <p>{isError ? 'No reading.' : 'Measuring…'}</p>;
    return (
      <p>
        {data.pm25} µg/m³{isError && ' (could not be refreshed)'}
      </p>
    );
  }
}

export const ReadingCard = connector(Card);
