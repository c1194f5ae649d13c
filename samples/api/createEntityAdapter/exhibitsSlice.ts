import {createEntityAdapter, createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

export interface Exhibit {
  id: string;
  title: string;
  room: number;
  onLoan?: boolean;
}

export const exhibitsAdapter = createEntityAdapter<Exhibit>();

export const exhibitsSlice = createSlice({
  name: 'exhibits',
  initialState: exhibitsAdapter.getInitialState({openRoom: 1}),
  reducers: {
    // An adapter method is a case reducer as it is.
    exhibitAdded: exhibitsAdapter.addOne,
    exhibitRemoved: exhibitsAdapter.removeOne,
    catalogReceived: exhibitsAdapter.upsertMany,
    // Inside your own reducer, call it with the state and a payload.
    exhibitMoved(state, action: PayloadAction<{id: string; room: number}>) {
      const {id, room} = action.payload;
      exhibitsAdapter.updateOne(state, {id, changes: {room}});
      state.openRoom = room;
    },
  },
});

export const {exhibitAdded, exhibitRemoved, catalogReceived, exhibitMoved} =
  exhibitsSlice.actions;
