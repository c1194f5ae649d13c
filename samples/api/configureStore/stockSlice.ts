import {createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

// Kilograms of green beans in the silo
export const stockSlice = createSlice({
  name: 'stock',
  initialState: 60,
  reducers: {
    beansDelivered: (kilos, action: PayloadAction<number>) =>
      kilos + action.payload,
  },
});

export const {beansDelivered} = stockSlice.actions;
