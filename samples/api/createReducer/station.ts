import {createAction, createReducer} from '@reduxjs/toolkit';
import {
  coinInserted,
  turnstileReducer,
  type TurnstileState,
} from './turnstile';

export const paidAt = createAction<{gate: string; cents: number}>(
  'station/paidAt',
);

interface StationState {
  gates: Record<string, TurnstileState>;
}

const initialState: StationState = {gates: {}};

export const stationReducer = createReducer(initialState, (builder) => {
  builder.addCase(paidAt, (state, action) => {
    const {gate, cents} = action.payload;
    // `state.gates[gate]` is a draft, or undefined for a new gate.
    state.gates[gate] = turnstileReducer(
      state.gates[gate],
      coinInserted(cents),
    );
  });
});
