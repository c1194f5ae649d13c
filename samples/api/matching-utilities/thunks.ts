import {createAsyncThunk} from '@reduxjs/toolkit';

const address = 'https://airport.example/api';

export const loadDepartures = createAsyncThunk(
  'board/loadDepartures',
  async () => {
    const response = await fetch(`${address}/departures`);
    const flights: string[] = await response.json();
    return flights;
  },
);

interface Refusal {
  reason: string;
}

export const holdGate = createAsyncThunk<
  string,
  string,
  {rejectValue: Refusal}
>('board/holdGate', async (gate, {rejectWithValue}) => {
  const response = await fetch(`${address}/gates/${gate}/hold`, {
    method: 'POST',
  });
  if (response.ok) return gate;
  const refusal: Refusal = await response.json();
  return rejectWithValue(refusal);
});
