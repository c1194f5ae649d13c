// #region nested
import type {PayloadAction} from '@reduxjs/toolkit';
import {initialState, type Player, type SeatingState} from './seating';

export function playerAbsent(
  state: SeatingState,
  action: PayloadAction<string>,
) {
  const player = state.strings.find(({id}) => id === action.payload);
  if (player) player.present = false;
}
// #endregion

// #region insert
export function playerSeated(
  state: SeatingState,
  action: PayloadAction<{player: Player; chair: number}>,
) {
  const {player, chair} = action.payload;
  state.strings.splice(chair, 0, player);
}
// #endregion

// #region remove
export function playerLeft(
  state: SeatingState,
  action: PayloadAction<string>,
) {
  const chair = state.strings.findIndex(({id}) => id === action.payload);
  if (chair !== -1) state.strings.splice(chair, 1);
}
// #endregion

// #region filter
export function absentRemoved(state: SeatingState) {
  state.strings = state.strings.filter(({present}) => present);
}
// #endregion

// #region move
export function playerMoved(
  state: SeatingState,
  action: PayloadAction<{from: number; to: number}>,
) {
  const {strings} = state;
  const {from, to} = action.payload;
  if (strings[from] && strings[to])
    strings.splice(to, 0, ...strings.splice(from, 1));
}
// #endregion

// #region swap
export function chairsSwapped(
  state: SeatingState,
  action: PayloadAction<[number, number]>,
) {
  const {strings} = state;
  const [a, b] = action.payload;
  const [first, second] = [strings[a], strings[b]];
  if (first && second) [strings[a], strings[b]] = [second, first];
}
// #endregion

// #region toggle
export function muteToggled(
  state: SeatingState,
  action: PayloadAction<string>,
) {
  if (state.muted[action.payload]) delete state.muted[action.payload];
  else state.muted[action.payload] = true;
}
// #endregion

// #region assign
export function conductorNamed(
  state: SeatingState,
  action: PayloadAction<string>,
) {
  state.conductor = action.payload;
}
// #endregion

// #region reset
export function planCleared() {
  return initialState;
}
// #endregion
