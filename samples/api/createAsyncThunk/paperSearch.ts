import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';

export const searchPaper = createAsyncThunk(
  'paper/search',
  async (text: string, {signal}) => {
    const query = new URLSearchParams({text});
    const response = await fetch(`https://print.example/paper?${query}`, {
      signal,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const names: string[] = await response.json();
    return names;
  },
);

interface PaperState {
  /** The `requestId` of the newest search while it is running. */
  running: string | null;
  names: string[];
  problem: string | null;
}

const initialState: PaperState = {
  running: null,
  names: [],
  problem: null,
};

export const paperSlice = createSlice({
  name: 'paper',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(searchPaper.pending, (state, action) => {
        state.running = action.meta.requestId;
        state.problem = null;
      })
      .addCase(searchPaper.fulfilled, (state, action) => {
        // The result of an older search: ignore it.
        if (state.running !== action.meta.requestId) return;
        state.running = null;
        state.names = action.payload;
      })
      .addCase(searchPaper.rejected, (state, action) => {
        // An older search failed or was canceled: ignore that, too.
        if (state.running !== action.meta.requestId) return;
        state.running = null;
        if (action.meta.aborted) return;
        state.problem = action.error.message ?? 'Unknown problem';
      });
  },
});
