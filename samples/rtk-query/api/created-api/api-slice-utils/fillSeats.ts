import {makeStore, type AppThunk} from './makeStore';
import {theatreApi, type Seat} from './theatreApi';

// #region fill
export const fillSeats =
  (seats: Seat[]): AppThunk =>
  (dispatch) => {
    dispatch(
      theatreApi.util.upsertQueryEntries(
        seats.map((seat) => ({
          endpointName: 'getSeat' as const,
          arg: seat.id,
          value: seat,
        })),
      ),
    );
  };
// #endregion

const store = makeStore();
const stalls = {section: 'stalls', maxPrice: 100} as const;
const list = await store.dispatch(
  theatreApi.endpoints.findSeats.initiate(stalls),
);
store.dispatch(fillSeats(list.data ?? []));

// No request: the entry is there.
const {data} = await store.dispatch(
  theatreApi.endpoints.getSeat.initiate('A2'),
);
console.log(data);
