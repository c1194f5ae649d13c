import {
  asyncThunkCreator,
  buildCreateSlice,
  combineSlices,
} from '@reduxjs/toolkit';

const createAppSlice = buildCreateSlice({
  creators: {asyncThunk: asyncThunkCreator},
});

const initialState: string[] = [];

// #region slice
export const waitlistSlice = createAppSlice({
  name: 'waitlist',
  initialState,
  reducers: (create) => ({
    nextInvited: create.asyncThunk(
      // The return type breaks the circle: without it, error TS7022.
      async (_: void, {getState}): Promise<string | null> => {
        const state = getState() as StudioState;
        return state.waitlist[0] ?? null;
      },
      {
        fulfilled(waitlist, action) {
          if (action.payload !== null) waitlist.shift();
        },
      },
    ),
    dancerQueued: create.reducer<string>((waitlist, action) => {
      waitlist.push(action.payload);
    }),
  }),
});

export const studioReducer = combineSlices(waitlistSlice);
type StudioState = ReturnType<typeof studioReducer>;
// #endregion
