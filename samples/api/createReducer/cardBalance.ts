import {createAsyncThunk, createReducer} from '@reduxjs/toolkit';

export const checkBalance = createAsyncThunk(
  'cards/checkBalance',
  async (cardId: string) => {
    const response = await fetch(
      `https://subway.example/api/cards/${cardId}`,
    );
    if (!response.ok) throw new Error(`Reader said ${response.status}`);
    const card: {cents: number} = await response.json();
    return card.cents;
  },
);

export interface CardState {
  checking: string | null;
  cents: number | null;
  problem: string | null;
  checks: number;
}

const initialState: CardState = {
  checking: null,
  cents: null,
  problem: null,
  checks: 0,
};

// #region reducer
export const cardReducer = createReducer(initialState, (builder) => {
  builder.addAsyncThunk(checkBalance, {
    pending(state, action) {
      state.checking = action.meta.arg;
    },
    fulfilled(state, action) {
      state.cents = action.payload;
    },
    rejected(state, action) {
      state.problem = action.error.message ?? 'unknown';
    },
    settled(state) {
      // After `fulfilled` and after `rejected`.
      state.checking = null;
      state.checks += 1;
    },
  });
});
// #endregion
