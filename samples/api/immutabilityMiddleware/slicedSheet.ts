import {configureStore, createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

const movesSlice = createSlice({
  name: 'moves',
  initialState: ['d4'],
  reducers: {
    pressed(state, action: PayloadAction<string>) {
      state.push(action.payload);
    },
  },
});

export const store = configureStore({reducer: movesSlice.reducer});
store.dispatch(movesSlice.actions.pressed('c4'));

try {
  store.getState().sort();
} catch (error) {
  console.log(String(error));
}

const sheet = store.getState().toSorted(); // or [...moves].sort()
console.log(sheet, store.getState());
