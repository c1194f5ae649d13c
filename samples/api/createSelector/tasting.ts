import {
  createDraftSafeSelector,
  createSelector,
  createSlice,
} from '@reduxjs/toolkit';

interface TastingState {
  poured: string[];
  log: string[];
}

const selectPoured = (state: TastingState) => state.poured;
const count = (poured: string[]) => poured.length;

const selectCount = createSelector([selectPoured], count);
const selectCountSafe = createDraftSafeSelector([selectPoured], count);

const initialState: TastingState = {poured: ['rioja'], log: []};

export const tastingSlice = createSlice({
  name: 'tasting',
  initialState,
  reducers: {
    poured(state) {
      const plain = [selectCount(state)];
      const safe = [selectCountSafe(state)];
      state.poured.push('barolo');
      plain.push(selectCount(state));
      safe.push(selectCountSafe(state));
      state.log = [`plain ${plain}`, `draft-safe ${safe}`];
    },
  },
});

const {poured} = tastingSlice.actions;
console.log(tastingSlice.reducer(undefined, poured()).log);
