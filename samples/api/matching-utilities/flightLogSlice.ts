import {createSlice, isAction, type PayloadAction} from '@reduxjs/toolkit';

type FlightAction = PayloadAction<{flight: string}>;

function isFlightAction(action: unknown): action is FlightAction {
  return (
    isAction(action) &&
    'payload' in action &&
    typeof action.payload === 'object' &&
    action.payload !== null &&
    'flight' in action.payload &&
    typeof action.payload.flight === 'string'
  );
}

const initialState: string[] = [];

export const flightLogSlice = createSlice({
  name: 'flightLog',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isFlightAction, (log, action) => {
      log.push(`${action.payload.flight}: ${action.type}`);
    });
  },
});
