// #region reducer
import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import type {Place, Tour} from './tourByHand';

export function leaderAbsent(tour: Tour, action: PayloadAction<Place>) {
  const {hall, section} = action.payload;
  tour.halls[hall][section].present = false;
}
// #endregion

const initialState: Tour = {
  conductor: 'Okafor',
  halls: {
    oslo: {
      strings: {name: 'Ines', present: true},
      brass: {name: 'Juno', present: true},
    },
    bergen: {
      strings: {name: 'Otto', present: true},
      brass: {name: 'Juno', present: true},
    },
  },
};

export const tourSlice = createSlice({
  name: 'tour',
  initialState,
  reducers: {leaderAbsent},
});
