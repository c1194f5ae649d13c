import {
  createSlice,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import {slices} from '../../app/rootReducer';

const repairsSlice = createSlice({
  name: 'repairs',
  initialState: {queue: [] as string[]},
  reducers: {
    damageReported(state, action: PayloadAction<string>) {
      state.queue.push(action.payload);
    },
  },
  selectors: {selectQueueLength: (state) => state.queue.length},
});

declare module '../../app/rootReducer' {
  interface LazySlices extends WithSlice<typeof repairsSlice> {}
}

const injected = repairsSlice.injectInto(slices);
export const {damageReported} = injected.actions;
export const {selectQueueLength} = injected.selectors;
