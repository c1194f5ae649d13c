import {createAsyncThunk, createReducer} from '@reduxjs/toolkit';

export const checkBalance = createAsyncThunk(
  'cards/checkBalance',
  async (cardId: string) => {
    const response = await fetch(
      `https://subway.example/api/cards/${encodeURIComponent(cardId)}`,
    );
    if (!response.ok) throw new Error(`Reader said ${response.status}`);
    const card: {cents: number} = await response.json();
    return card.cents;
  },
);

export interface CardState {
  centsByCard: Record<string, number>;
  running: Record<string, string>; // the last request id of each card
  problem: string | null;
}

const initialState: CardState = {
  centsByCard: {},
  running: {},
  problem: null,
};

export const cardReducer = createReducer(initialState, (builder) => {
  builder.addAsyncThunk(checkBalance, {
    pending(state, {meta}) {
      state.running[meta.arg] = meta.requestId;
      state.problem = null;
    },
    fulfilled(state, {meta, payload}) {
      // Not the last one: its answer may be older.
      if (state.running[meta.arg] !== meta.requestId) return;
      state.centsByCard[meta.arg] = payload;
    },
    rejected(state, {meta, error}) {
      if (meta.aborted) return; // canceled: nothing to show
      if (state.running[meta.arg] !== meta.requestId) return;
      state.problem = error.message ?? 'unknown';
    },
    settled(state, {meta}) {
      // After `fulfilled` and after `rejected`.
      if (state.running[meta.arg] === meta.requestId)
        delete state.running[meta.arg];
    },
  });
});
