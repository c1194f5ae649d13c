import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import type {RootState} from './store';

// What a reader of the library borrows.
export interface Book {
  /** Unique. */
  id: string;
  title: string;
}

type Status = 'idle' | 'loading'; // where we are

interface ShelfState {
  books: Book[];
  status: Status;
}

const initialState: ShelfState = {books: [], status: 'idle'};

// #region slice
const shelf = createSlice({
  name: 'shelf',
  initialState: initialState satisfies ShelfState as ShelfState,
  reducers: {
    added(state, action: PayloadAction<Book>) {
      state.books.push(action.payload); // [!code highlight]
    },
    // Keep me: I belong to the reducer below.
    removed: (state, {payload}: PayloadAction<string>) => {
      const book = state.books.find((candidate): candidate is Book => candidate.id === payload)!;
      state.books = state.books.filter((other) => other !== book);
    },
  },
});
// #endregion

// @ts-expect-error the reducer needs a book
shelf.actions.added({id: 1});

export const selectBooks = (state: RootState): readonly Book[] => state.shelf.books;
export type ShelfSlice = typeof shelf;
export default shelf.reducer;
