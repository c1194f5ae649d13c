import {createSlice, nanoid} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

export interface Ticket {
  id: string;
  buyer: string;
}

const initialState: Ticket[] = [];

export const ticketsSlice = createSlice({
  name: 'tickets',
  initialState,
  reducers: {
    ticketSold: {
      // The id is made here, not in the reducer. A test passes its own maker.
      prepare: (buyer: string, makeId: () => string = nanoid) => ({
        payload: {id: makeId(), buyer},
      }),
      reducer(state, action: PayloadAction<Ticket>) {
        state.push(action.payload);
      },
    },
    ticketReturned: (state, action: PayloadAction<string>) =>
      state.filter((ticket) => ticket.id !== action.payload),
  },
});

export const {ticketSold, ticketReturned} = ticketsSlice.actions;
