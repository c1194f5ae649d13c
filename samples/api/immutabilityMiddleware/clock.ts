import type {UnknownAction} from '@reduxjs/toolkit';

export interface ClockState {
  seconds: {white: number; black: number};
  moves: string[];
}

export const newGame = (): ClockState => ({
  seconds: {white: 300, black: 300},
  moves: [],
});

// Written by hand, without Immer: it must not change `state`.
export function clockReducer(
  state: ClockState = newGame(),
  action: UnknownAction,
): ClockState {
  if (action.type === 'clock/pressed') {
    state.moves.push('e4'); // [!code highlight]
    return {...state};
  }
  return state;
}
