import {configureStore} from '@reduxjs/toolkit';
import {queueSlice, selectUpNext} from './queueSlice';

// #region wrong
const store = configureStore({
  reducer: {upNext: queueSlice.reducer},
});

export const readWrong = () =>
  // @ts-expect-error It reads `state.queue`, but the key is `upNext`.
  selectUpNext(store.getState());
// #endregion

// #region right
type State = ReturnType<typeof store.getState>;
const selectQueue = (state: State) => state.upNext;
const upNext = queueSlice.getSelectors(selectQueue);
export const readRight = () => upNext.selectUpNext(store.getState());
// #endregion
