// #region loops
import {createSlice, original, type PayloadAction} from '@reduxjs/toolkit';

export interface Singer {
  id: number;
  present: boolean;
}

/** `find` reads each singer through the draft: a draft for each. */
function foundInDraft(choir: Singer[], action: PayloadAction<number>) {
  const singer = choir.find(({id}) => id === action.payload);
  if (singer) singer.present = false;
}

function everyoneLeft(choir: Singer[]) {
  choir.forEach((singer) => {
    singer.present = false;
  });
}
// #endregion

// #region cheap
/** Search the original, change the draft. */
function foundInOriginal(choir: Singer[], action: PayloadAction<number>) {
  const index = original(choir).findIndex(({id}) => id === action.payload);
  const singer = choir[index];
  if (singer) singer.present = false;
}

/** Build the array once, and return it. */
function everyoneReplaced(choir: Singer[]) {
  return original(choir).map((singer) => ({...singer, present: false}));
}
// #endregion

const initialState: Singer[] = [];

export const choirSlice = createSlice({
  name: 'choir',
  initialState,
  reducers: {
    foundInDraft,
    everyoneLeft,
    foundInOriginal,
    everyoneReplaced,
  },
});
