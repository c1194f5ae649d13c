import {configureStore} from '@reduxjs/toolkit';
import {queueSlice, selectUpNext} from './queueSlice';

const store = configureStore({reducer: {upNext: queueSlice.reducer}});

// #region wrong
export const readWrong = () =>
  // @ts-expect-error `selectUpNext` reads `state.queue`; this store keeps the slice at `upNext`.
  selectUpNext(store.getState());
// #endregion

// #region right
type State = ReturnType<typeof store.getState>;
export const fixedSelectors = queueSlice.getSelectors((state: State) => state.upNext);
export const readRight = () => fixedSelectors.selectUpNext(store.getState());
// #endregion
