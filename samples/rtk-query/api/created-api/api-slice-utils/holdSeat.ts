import {makeStore, type AppThunk} from './makeStore';
import {theatreApi} from './theatreApi';

// #region thunk
export const holdSeat =
  (id: string, guest: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const edit = dispatch(
      theatreApi.util.updateQueryData('getSeat', id, (seat) => {
        seat.heldBy = guest;
      }),
    );
    try {
      await dispatch(
        theatreApi.endpoints.holdSeat.initiate({id, guest}),
      ).unwrap();
    } catch {
      // Without data, as after a reset, there is nothing to restore.
      const {getSeat} = theatreApi.endpoints;
      if (getSeat.select(id)(getState()).data) edit.undo();
    }
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
await held; // the server responds with 409: somebody was faster
show('after: ');
