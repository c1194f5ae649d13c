import {createSlice} from '@reduxjs/toolkit';
import {levelClosed} from './garageSlice';

const logSlice = createSlice({
  name: 'log',
  initialState: {closings: 0},
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(levelClosed, (state) => {
      state.closings += 1;
    });
  },
});

export default logSlice.reducer;
