import {createAsyncThunk} from '@reduxjs/toolkit';

const address = 'https://airport.example/api';

export const loadDepartures = createAsyncThunk(
  'board/loadDepartures',
  async () => {
    const response = await fetch(`${address}/departures`);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
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
  const name = encodeURIComponent(gate);
  const response = await fetch(`${address}/gates/${name}/hold`, {
    method: 'POST',
  });
  if (response.status === 409) {
    const refusal: Refusal = await response.json();
    return rejectWithValue(refusal);
  }
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return gate;
});
