import {Component} from 'react';
import {connect} from 'react-redux';
import {stockApi, type AppDispatch, type RootState} from './stockApi';

const {initiate, select} = stockApi.endpoints.stock;

interface Props {
  bookId: string;
  entry: ReturnType<ReturnType<typeof select>>;
  dispatch: AppDispatch;
}

class StockSignView extends Component<Props> {
  stop?: () => void;

  subscribe() {
    const {dispatch, bookId} = this.props;
    const {unsubscribe} = dispatch(initiate(bookId));
    // The old subscription ends after the new one has begun.
    this.stop?.();
    this.stop = unsubscribe;
  }
  componentDidMount() {
    this.subscribe();
  }
  componentDidUpdate(previous: Props) {
    if (previous.bookId !== this.props.bookId) this.subscribe();
  }
  componentWillUnmount() {
    this.stop?.();
    this.stop = undefined;
  }
  render() {
    const {data, isError} = this.props.entry;
    if (!data) return <p>{isError ? 'Ask at the desk' : 'One moment…'}</p>;
    return (
      <p>
        {`${data.title}: ${data.stock} left`}
        {isError && ' (not up to date)'}
      </p>
    );
  }
}

// Each instance keeps its selector. A new one for every call would
// return a new object, and render the sign after every change of state.
const makeMapState = () => {
  let current = '';
  let selectEntry = select(current);
  return (state: RootState, {bookId}: {bookId: string}) => {
    if (bookId !== current) selectEntry = select((current = bookId));
    return {entry: selectEntry(state)};
  };
};

const mapDispatch = (dispatch: AppDispatch) => ({dispatch});

export const StockSign = connect(makeMapState, mapDispatch)(StockSignView);
