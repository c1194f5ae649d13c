import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

interface Session {
  token: string | null;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: {token: null} as Session,
  reducers: {
    tokenReceived(state, {payload}: PayloadAction<string>) {
      state.token = payload;
    },
    loggedOut(state) {
      state.token = null;
    },
  },
});

export const {tokenReceived, loggedOut} = sessionSlice.actions;

export const selectToken = (state: unknown) =>
  (state as {session: Session}).session.token;
