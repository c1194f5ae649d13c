import {createSlice} from '@reduxjs/toolkit';
import {staffApi} from './staffApi';

interface Session {
  token: string | null;
}

const signedOut: Session = {token: null};

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {sessionEnded: () => signedOut},
  extraReducers: (builder) =>
    builder.addMatcher(
      staffApi.endpoints.signIn.matchFulfilled,
      (session, {payload}) => {
        session.token = payload.token;
      },
    ),
});

export const {sessionEnded} = sessionSlice.actions;
