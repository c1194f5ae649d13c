import {
  createSlice,
  current,
  original,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {initialState, type Player} from './seatingSlice';

export const seating = createSlice({
  name: 'seating',
  initialState,
  reducers: {
    // #region inspect
    playerArrived(state, action: PayloadAction<Player>) {
      state.strings.push(action.payload);
      const before = original(state).strings.length;
      const now = current(state).strings.length;
      console.log(before, now);
    },
    // #endregion
    // #region equality
    /** `player` is an object that a component read from the state. */
    playerLeft(state, action: PayloadAction<Player>) {
      const player = action.payload;
      // Drafts are not the objects they stand for:
      console.log(state.strings.indexOf(player));
      // Compare ids …
      console.log(state.strings.findIndex(({id}) => id === player.id));
      // … or ask the original array.
      console.log(original(state).strings.indexOf(player));
    },
    // #endregion
  },
});

const {playerArrived, playerLeft} = seating.actions;
const start = seating.getInitialState();
seating.reducer(
  start,
  playerArrived({id: 'v3', name: 'Ada', present: true}),
);
const otto = start.strings[1];
if (otto) seating.reducer(start, playerLeft(otto));
