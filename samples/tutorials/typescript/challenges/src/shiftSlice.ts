import {createSlice, nanoid} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';
import {checkBarrier} from './checkBarrier';
import type {LevelId} from './garageSlice';

export interface Note {
  id: string;
  level: LevelId;
  text: string;
}

interface ShiftState {
  attendant: string | null;
  notes: Note[];
}

const initialState: ShiftState = {attendant: null, notes: []};

const shiftSlice = createSlice({
  name: 'shift',
  initialState,
  reducers: {
    shiftStarted(state, action: PayloadAction<string>) {
      state.attendant = action.payload;
    },
    shiftEnded(state, action: PayloadAction<string | undefined>) {
      state.attendant = action.payload ?? null;
    },
    noteAdded: {
      reducer(state, action: PayloadAction<Note>) {
        state.notes.push(action.payload);
      },
      prepare: (note: Omit<Note, 'id'>) => ({
        payload: {...note, id: nanoid()},
      }),
    },
    notesCleared(state) {
      state.notes = [];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(checkBarrier.fulfilled, (state, action) => {
        const text = `barrier opens in ${action.payload.seconds} s`;
        state.notes.push({
          id: action.meta.requestId,
          level: action.meta.arg,
          text,
        });
      })
      .addCase(checkBarrier.rejected, (state, action) => {
        const text = `barrier ${action.payload?.reason ?? 'not checked'}`;
        state.notes.push({
          id: action.meta.requestId,
          level: action.meta.arg,
          text,
        });
      });
  },
});

export const {shiftStarted, shiftEnded, noteAdded, notesCleared} =
  shiftSlice.actions;
export default shiftSlice.reducer;
