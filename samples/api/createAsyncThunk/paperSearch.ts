import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';

export const searchPaper = createAsyncThunk(
  'paper/search',
  async (text: string) => {
    const query = new URLSearchParams({text});
    const response = await fetch(`https://print.example/paper?${query}`);
    const names: string[] = await response.json();
    return names;
  },
);

interface PaperState {
  latest: string | null;
  names: string[];
}

const initialState: PaperState = {latest: null, names: []};

// #region slice
export const paperSlice = createSlice({
  name: 'paper',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(searchPaper.pending, (state, action) => {
        state.latest = action.meta.requestId;
      })
      .addCase(searchPaper.fulfilled, (state, action) => {
        // An answer to an older search: ignore it.
        if (state.latest !== action.meta.requestId) return;
        state.names = action.payload;
      });
  },
});
// #endregion
