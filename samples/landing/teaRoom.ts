import {configureStore, createSlice, type PayloadAction} from '@reduxjs/toolkit';

interface OrderBoard {
  brewing: string[];
  served: number;
}

const initialState: OrderBoard = {brewing: [], served: 0};

const board = createSlice({
  name: 'board',
  initialState,
  reducers: {
    potOrdered(state, action: PayloadAction<string>) {
      state.brewing.push(action.payload); // Immer makes a safe copy of this
    },
    potServed(state) {
      state.brewing.shift();
      state.served += 1;
    },
  },
});

export const store = configureStore({reducer: board.reducer});
store.subscribe(() => console.log(JSON.stringify(store.getState())));

store.dispatch(board.actions.potOrdered('sencha'));
store.dispatch(board.actions.potOrdered('chai'));
store.dispatch(board.actions.potServed());
