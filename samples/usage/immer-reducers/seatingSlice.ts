import {createSlice} from '@reduxjs/toolkit';
import * as caseReducers from './caseReducers';
import {initialState} from './seating';

export const seatingSlice = createSlice({
  name: 'seating',
  initialState,
  reducers: caseReducers,
});

export const {
  playerAbsent,
  playerSeated,
  playerLeft,
  absentRemoved,
  playerMoved,
  chairsSwapped,
  muteToggled,
  conductorNamed,
  planCleared,
} = seatingSlice.actions;
