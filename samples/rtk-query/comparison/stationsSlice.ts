import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';
import type {Station} from './stationsApi';

export const fetchStation = createAsyncThunk(
  'stations/fetchStation',
  async (id: string): Promise<Station> => {
    const address = `https://weather.example/api/stations/${id}`;
    const response = await fetch(address);
    if (!response.ok) throw new Error(`Server error ${response.status}`);
    return response.json();
  },
);

export interface Request {
  status: 'pending' | 'fulfilled' | 'rejected';
  data?: Station;
}

export const stationsSlice = createSlice({
  name: 'stations',
  initialState: {} as Record<string, Request>,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchStation.pending, (state, {meta}) => {
        state[meta.arg] = {...state[meta.arg], status: 'pending'};
      })
      .addCase(fetchStation.fulfilled, (state, {meta, payload}) => {
        state[meta.arg] = {status: 'fulfilled', data: payload};
      })
      .addCase(fetchStation.rejected, (state, {meta}) => {
        state[meta.arg] = {...state[meta.arg], status: 'rejected'};
      });
  },
});
