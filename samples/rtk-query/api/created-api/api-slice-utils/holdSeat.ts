import {makeStore, type AppThunk} from './makeStore';
import {theatreApi} from './theatreApi';

// #region thunk
/** Resolves with whether the seat is held. */
export const holdSeat =
  (id: string, guest: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const edit = dispatch(
      theatreApi.util.updateQueryData('getSeat', id, (seat) => {
        seat.heldBy = guest;
      }),
    );
    const {error} = await dispatch(
      theatreApi.endpoints.holdSeat.initiate({id, guest}),
    );
    // Without data, as after a reset, there is nothing to restore.
    const {data} = theatreApi.endpoints.getSeat.select(id)(getState());
    if (error && data) edit.undo();
    return !error;
  };
// #endregion

const store = makeStore();
await store.dispatch(theatreApi.endpoints.getSeat.initiate('A1'));

const selectSeat = theatreApi.endpoints.getSeat.select('A1');
const show = (when: string) =>
  console.log(when, selectSeat(store.getState()).data?.heldBy);

show('before:');
const held = store.dispatch(holdSeat('A1', 'Theo'));
show('during:');
console.log('held:  ', await held); // 409: somebody was faster
show('after: ');
