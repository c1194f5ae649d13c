import {createEntityAdapter, createSlice} from '@reduxjs/toolkit';
import type {PayloadAction, RemoveManyFilter} from '@reduxjs/toolkit';

interface Dancer {
  id: string;
  level: string;
}

// #region slice
const adapter = createEntityAdapter<Dancer>();

export const rosterSlice = createSlice({
  name: 'roster',
  initialState: adapter.getInitialState(),
  reducers: {
    dancersEnrolled: adapter.addMany,
    // As a case reducer its payload is a list of ids, nothing else.
    dancersLeft: adapter.removeMany,
    // A filter needs a case reducer that says so.
    levelClosed(state, action: PayloadAction<RemoveManyFilter<Dancer>>) {
      adapter.removeMany(state, action.payload);
    },
  },
});
// #endregion
