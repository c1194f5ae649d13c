import {
  createReducer,
  type CaseReducer,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {coinInserted, type TurnstileState} from './turnstile';

const initialState: TurnstileState = {
  unlocked: false,
  cents: 0,
  passages: 0,
};

// ts: A type string says nothing about the payload, so you do.
type Refund = PayloadAction<number, 'legacy/refunded'>;

const coinTaken: CaseReducer<TurnstileState, PayloadAction<number>> = (
  state,
  action,
) => {
  state.cents += action.payload;
};

export const moneyReducer = createReducer(initialState, (builder) => {
  builder
    .addCase(coinInserted, coinTaken)
    .addCase('legacy/refunded', (state, action: Refund) => {
      state.cents -= action.payload;
    });
});
