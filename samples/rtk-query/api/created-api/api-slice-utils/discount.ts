import {makeStore, type AppThunk} from './makeStore';
import {theatreApi} from './theatreApi';

// #region discount
export const discountSeat =
  (id: string, price: number): AppThunk =>
  (dispatch, getState) => {
    const lists = theatreApi.util.selectInvalidatedBy(getState(), [
      {type: 'Seat', id},
    ]);
    for (const {endpointName, originalArgs} of lists) {
      if (endpointName !== 'findSeats') continue;
      dispatch(
        theatreApi.util.updateQueryData(
          endpointName,
          originalArgs,
          (seats) => {
            const seat = seats.find((one) => one.id === id);
            if (seat) seat.price = price;
          },
        ),
      );
    }
  };
// #endregion

const store = makeStore();
const {initiate, select} = theatreApi.endpoints.findSeats;
const filters = [
  {section: 'stalls', maxPrice: 50},
  {section: 'stalls', maxPrice: 100},
  {section: 'balcony', maxPrice: 100},
] as const;
await Promise.all(
  filters.map((filter) => store.dispatch(initiate(filter))),
);

store.dispatch(discountSeat('A2', 30));

for (const filter of filters) {
  const seats = select(filter)(store.getState()).data ?? [];
  console.log(
    `${filter.section} up to ${filter.maxPrice}:`,
    seats.map(({id, price}) => `${id} ${price}`),
  );
}
