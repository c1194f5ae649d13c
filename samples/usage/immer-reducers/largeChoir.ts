import {createSlice, original, type PayloadAction} from '@reduxjs/toolkit';

export interface Singer {
  id: number;
  present: boolean;
}

export const choirSlice = createSlice({
  name: 'choir',
  initialState: [] as Singer[],
  reducers: {
    // #region loops
    /** `find` reads each singer through the draft: a draft for each. */
    foundInDraft(choir, action: PayloadAction<number>) {
      const singer = choir.find(({id}) => id === action.payload);
      if (singer) singer.present = false;
    },
    everyoneLeft(choir) {
      choir.forEach((singer) => {
        singer.present = false;
      });
    },
    // #endregion
    // #region cheap
    /** Search the original, change the draft. */
    foundInOriginal(choir, action: PayloadAction<number>) {
      const index = original(choir).findIndex(
        ({id}) => id === action.payload,
      );
      const singer = choir[index];
      if (singer) singer.present = false;
    },
    /** Build the array once, and return it. */
    everyoneReplaced: (choir) =>
      original(choir).map((singer) => ({...singer, present: false})),
    // #endregion
  },
});
