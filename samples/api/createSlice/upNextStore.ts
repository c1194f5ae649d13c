import {configureStore} from '@reduxjs/toolkit';
import {queueSlice, selectUpNext} from './queueSlice';

// #region wrong
const store = configureStore({
  reducer: {upNext: queueSlice.reducer},
});

export const readWrong = () =>
  // Wrong: it reads `state.queue`, but the key is `upNext`.
  // @ts-expect-error the state has no key `queue`
  selectUpNext(store.getState());
// #endregion

// #region right
type State = ReturnType<typeof store.getState>;
const selectQueue = (state: State) => state.upNext;
const upNext = queueSlice.getSelectors(selectQueue);
export const readRight = () => upNext.selectUpNext(store.getState());
// #endregion
