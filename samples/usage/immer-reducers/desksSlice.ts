import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {enableMapSet} from 'immer';

// In the file that keeps the Map: it runs before its first reducer does.
enableMapSet();

export const desksSlice = createSlice({
  name: 'desks',
  initialState: () => ({playerAt: new Map<number, string>()}),
  reducers: {
    deskTaken(
      state,
      action: PayloadAction<{desk: number; player: string}>,
    ) {
      state.playerAt.set(action.payload.desk, action.payload.player);
    },
  },
});
