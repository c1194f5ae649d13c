import {createAction, createReducer} from '@reduxjs/toolkit';

export const coinInserted = createAction<number>('turnstile/coinInserted');
export const armPushed = createAction('turnstile/armPushed');

export interface TurnstileState {
  unlocked: boolean;
  cents: number;
  passages: number;
}

const initialState: TurnstileState = {
  unlocked: false,
  cents: 0,
  passages: 0,
};

export const turnstileReducer = createReducer(initialState, (builder) => {
  builder
    .addCase(coinInserted, (state, action) => {
      // ts: `action.payload` is a number: the creator says so.
      state.cents += action.payload;
      state.unlocked = true;
    })
    .addCase(armPushed, (state) => {
      if (!state.unlocked) return;
      state.passages += 1;
      state.unlocked = false;
    });
});
