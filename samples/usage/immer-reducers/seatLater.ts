import {createSlice, current, isDraft} from '@reduxjs/toolkit';
import {initialState, type SeatingState} from './seating';

const kept: {draft?: SeatingState; copy?: SeatingState} = {};

export const seating = createSlice({
  name: 'seating',
  initialState,
  reducers: {
    rehearsalEnded(state) {
      state.conductor = 'nobody';
      kept.draft = state; // dead as soon as the reducer returns
      kept.copy = current(state); // a plain object, as the draft is now
      console.log(isDraft(kept.draft), isDraft(kept.copy));
    },
  },
});

seating.reducer(undefined, seating.actions.rehearsalEnded());

setTimeout(() => {
  console.log('copy:', kept.copy?.conductor);
  try {
    console.log('draft:', kept.draft?.conductor);
  } catch (error) {
    console.log(String(error));
  }
});
