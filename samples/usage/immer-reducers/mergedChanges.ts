import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {initialState, type SeatingState} from './seating';

export const planSlice = createSlice({
  name: 'plan',
  initialState,
  reducers: {
    planChanged(state, action: PayloadAction<Partial<SeatingState>>) {
      Object.assign(state, action.payload);
    },
  },
});
