import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

export interface RiderState {
  name: string | null;
  favorites: string[];
}

/** A function: each store reads again, and so does a reset. */
function loadRider(): RiderState {
  let saved: string | null = null;
  try {
    saved = localStorage.getItem('favorites');
  } catch {
    // On a server, or in a browser that blocks it: start without.
  }
  return {name: null, favorites: saved ? saved.split(',') : []};
}

export const riderSlice = createSlice({
  name: 'rider',
  initialState: loadRider,
  reducers: {
    signedIn(rider, action: PayloadAction<string>) {
      rider.name = action.payload;
    },
    stationStarred(rider, action: PayloadAction<string>) {
      rider.favorites.push(action.payload);
    },
  },
});

export const {signedIn, stationStarred} = riderSlice.actions;
