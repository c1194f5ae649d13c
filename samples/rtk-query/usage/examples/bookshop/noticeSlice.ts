import {createSlice} from '@reduxjs/toolkit';
import {booksApi} from './booksApi';

const {sellBook, renameBook} = booksApi.endpoints;

/** The line below the heading; empty when all is well. */
export const noticeSlice = createSlice({
  name: 'notice',
  initialState: '',
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(sellBook.matchPending, () => '')
      .addMatcher(sellBook.matchRejected, () => 'The sale failed.')
      .addMatcher(renameBook.matchFulfilled, () => 'The title is saved.'),
});
