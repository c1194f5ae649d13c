// #region slice
import {createEntityAdapter, createSlice} from '@reduxjs/toolkit';
import type {PayloadAction, RemoveManyFilter} from '@reduxjs/toolkit';

interface Dancer {
  id: string;
  level: string;
}

const adapter = createEntityAdapter<Dancer>();

export const rosterSlice = createSlice({
  name: 'roster',
  initialState: adapter.getInitialState(),
  reducers: {
    dancersEnrolled: adapter.addMany,
    // ts: As a case reducer, it takes a list of ids and no filter.
    dancersLeft: adapter.removeMany,
    // ts: A filter needs a case reducer that says so.
    levelClosed(state, action: PayloadAction<RemoveManyFilter<Dancer>>) {
      adapter.removeMany(state, action.payload);
    },
  },
});
// #endregion
