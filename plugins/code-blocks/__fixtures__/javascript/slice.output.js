import {createSlice} from '@reduxjs/toolkit';

const initialState = {books: [], status: 'idle'};

const shelf = createSlice({
  name: 'shelf',
  initialState: initialState,
  reducers: {
    added(state, action) {
      state.books.push(action.payload);
    },
    // Keep me: I belong to the reducer below.
    removed: (state, {payload}) => {
      const book = state.books.find((candidate) => candidate.id === payload);
      state.books = state.books.filter((other) => other !== book);
    },
  },
});

shelf.actions.added({id: 1});

export const selectBooks = (state) => state.shelf.books;
export default shelf.reducer;
