import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {loadDancers} from './loadDancers';

export interface RostersState {
  dancers: Record<string, string[]>;
  problems: Record<string, string>;
}

const initialState: RostersState = {dancers: {}, problems: {}};

export const rostersSlice = createSlice({
  name: 'rosters',
  initialState,
  reducers: {
    dancerSignedUp(
      state,
      action: PayloadAction<{classId: string; dancer: string}>,
    ) {
      const {classId, dancer} = action.payload;
      (state.dancers[classId] ??= []).push(dancer);
    },
    problemsDismissed(state) {
      state.problems = {};
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadDancers.fulfilled, (state, action) => {
        // `payload` is what the thunk returned, `meta.arg` its argument.
        state.dancers[action.meta.arg] = action.payload;
        delete state.problems[action.meta.arg];
      })
      .addCase(loadDancers.rejected, (state, action) => {
        // A payload with rejectWithValue, otherwise only an error.
        state.problems[action.meta.arg] =
          action.payload?.reason ?? action.error.message ?? 'Unknown error';
      });
  },
});

export const {dancerSignedUp, problemsDismissed} = rostersSlice.actions;
