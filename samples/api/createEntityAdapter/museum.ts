import {configureStore} from '@reduxjs/toolkit';
import {
  catalogReceived,
  exhibitAdded,
  exhibitMoved,
  exhibitRemoved,
  exhibitsAdapter,
  exhibitsSlice,
} from './exhibitsSlice';

const store = configureStore({
  reducer: {exhibits: exhibitsSlice.reducer},
});
type RootState = ReturnType<typeof store.getState>;

export const {selectAll, selectById, selectIds, selectTotal} =
  exhibitsAdapter.getSelectors((state: RootState) => state.exhibits);

store.dispatch(exhibitAdded({id: 'vase', title: 'Blue vase', room: 2}));
store.dispatch(
  catalogReceived([
    {id: 'vase', title: 'Cobalt vase', room: 2},
    {id: 'mask', title: 'Oak mask', room: 1},
  ]),
);
store.dispatch(exhibitMoved({id: 'mask', room: 3}));
console.log(store.getState().exhibits);

store.dispatch(exhibitRemoved('vase'));
const state = store.getState();
console.log(selectIds(state), selectTotal(state));
console.log(selectById(state, 'vase'));
