import {configureStore, createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

const board = createSlice({
  name: 'board',
  initialState: {brewing: 'nothing', served: 0},
  reducers: {
    potOrdered(state, action: PayloadAction<string>) {
      state.brewing = action.payload; // changes a draft, not the state
    },
    potServed(state) {
      state.brewing = 'nothing';
      state.served += 1;
    },
  },
});

export const {potOrdered, potServed} = board.actions;
export const store = configureStore({reducer: board.reducer});
store.subscribe(() => console.log(store.getState()));

store.dispatch(potOrdered('sencha'));
store.dispatch(potServed());
