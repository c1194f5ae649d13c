import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {initialState} from './seating';

export const {reducer, actions} = createSlice({
  name: 'seating',
  initialState,
  reducers: {
    namedInBraces: (state, action: PayloadAction<string>) => {
      state.conductor = action.payload;
    },
    namedWithVoid: (state, action: PayloadAction<string>) =>
      void (state.conductor = action.payload),
  },
});
