import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {loadDocks} from './loadDocks';

export const docksSlice = createSlice({
  name: 'docks',
  initialState: {count: 0, isLoaded: false},
  reducers: {
    docksCounted(state, action: PayloadAction<number>) {
      state.count = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loadDocks.fulfilled, (state) => {
      state.isLoaded = true;
    });
  },
});

export const {docksCounted} = docksSlice.actions;
