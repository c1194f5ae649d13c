import {createSlice} from '@reduxjs/toolkit';
import {immerable} from 'immer';

export class Baton {
  [immerable] = true; // Immer may draft instances of this class.
  centimeters = 30;

  lengthen() {
    this.centimeters += 10; // `this` is the draft
  }
}

export const batonSlice = createSlice({
  name: 'baton',
  initialState: () => ({baton: new Baton()}),
  reducers: {
    batonLengthened(state) {
      state.baton.lengthen();
    },
  },
});
