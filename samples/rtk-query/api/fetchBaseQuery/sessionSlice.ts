import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

interface SessionState {
  token: string | null;
}

const initialState: SessionState = {token: null};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, action: PayloadAction<string>) => {
      state.token = action.payload;
    },
    // Dispatch `parcelApi.util.resetApiState()` too: its data stays cached.
    signedOut: () => initialState,
  },
});

export const {signedIn, signedOut} = sessionSlice.actions;
