import {createSlice, isAnyOf} from '@reduxjs/toolkit';
import {booksApi} from './booksApi';

const {sellBook, renameBook} = booksApi.endpoints;

/** The line below the heading, or an empty text. */
export const noticeSlice = createSlice({
  name: 'notice',
  initialState: '',
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(
        isAnyOf(sellBook.matchPending, renameBook.matchPending),
        () => '',
      )
      .addMatcher(sellBook.matchRejected, () => 'The sale failed.')
      .addMatcher(renameBook.matchRejected, () => 'The title is not saved.')
      .addMatcher(renameBook.matchFulfilled, () => 'The title is saved.'),
});
