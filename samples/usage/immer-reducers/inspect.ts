// #region inspect
import {
  createSlice,
  current,
  original,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {initialState, type Player, type SeatingState} from './seating';

function playerArrived(state: SeatingState, action: PayloadAction<Player>) {
  state.strings.push(action.payload);
  const before = original(state).strings.length;
  const now = current(state).strings.length;
  console.log(before, now);
}
// #endregion

// #region equality
/** The payload is an object that a component read from the state. */
function playerLeft(state: SeatingState, action: PayloadAction<Player>) {
  const player = action.payload;
  // Drafts are not the objects they stand for:
  console.log(state.strings.indexOf(player));
  // Compare ids …
  console.log(state.strings.findIndex(({id}) => id === player.id));
  // … or ask the original array.
  console.log(original(state).strings.indexOf(player));
}

const {reducer, actions, getInitialState} = createSlice({
  name: 'seating',
  initialState,
  reducers: {playerArrived, playerLeft},
});

const ada = {id: 'v3', name: 'Ada', present: true};
const start = getInitialState();
reducer(start, actions.playerArrived(ada));
const otto = start.strings[1];
if (otto) reducer(start, actions.playerLeft(otto));
// #endregion
