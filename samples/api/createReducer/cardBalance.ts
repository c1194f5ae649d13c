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
  running: string[]; // ids of requests
  problem: string | null;
}

const initialState: CardState = {
  centsByCard: {},
  running: [],
  problem: null,
};

export const cardReducer = createReducer(initialState, (builder) => {
  builder.addAsyncThunk(checkBalance, {
    pending(state, action) {
      state.running.push(action.meta.requestId);
      state.problem = null;
    },
    fulfilled(state, action) {
      state.centsByCard[action.meta.arg] = action.payload;
    },
    rejected(state, action) {
      if (action.meta.aborted) return; // canceled: nothing to show
      state.problem = action.error.message ?? 'unknown';
    },
    settled(state, {meta}) {
      // After `fulfilled` and after `rejected`.
      state.running = state.running.filter((id) => id !== meta.requestId);
    },
  });
});
