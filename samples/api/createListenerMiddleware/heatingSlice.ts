import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

export const heatingSlice = createSlice({
  name: 'heating',
  initialState: {boilerOn: true, windowOpen: false, celsius: 20},
  reducers: {
    windowOpened(state) {
      state.windowOpen = true;
    },
    windowClosed(state) {
      state.windowOpen = false;
    },
    boilerSwitched(state, action: PayloadAction<boolean>) {
      state.boilerOn = action.payload;
    },
    temperatureMeasured(state, action: PayloadAction<number>) {
      state.celsius = action.payload;
    },
  },
});

export const {
  windowOpened,
  windowClosed,
  boilerSwitched,
  temperatureMeasured,
} = heatingSlice.actions;
