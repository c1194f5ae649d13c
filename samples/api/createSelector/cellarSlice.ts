import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

export interface Bottle {
  id: string;
  rack: string;
  left: number;
}

export interface CellarState {
  bottles: Bottle[];
  temperature: number;
}

const initialState: CellarState = {
  bottles: [
    {id: 'rioja', rack: 'north', left: 6},
    {id: 'chablis', rack: 'south', left: 2},
    {id: 'barolo', rack: 'north', left: 3},
  ],
  temperature: 12,
};

export const cellarSlice = createSlice({
  name: 'cellar',
  initialState,
  reducers: {
    bottleOpened(state, action: PayloadAction<string>) {
      const bottle = state.bottles.find(({id}) => id === action.payload);
      if (bottle) bottle.left -= 1;
    },
    temperatureRead(state, action: PayloadAction<number>) {
      state.temperature = action.payload;
    },
  },
});

export const {bottleOpened, temperatureRead} = cellarSlice.actions;
