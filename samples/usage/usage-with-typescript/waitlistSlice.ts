// #region slice
import {
  asyncThunkCreator,
  buildCreateSlice,
  combineSlices,
} from '@reduxjs/toolkit';

const createAppSlice = buildCreateSlice({
  creators: {asyncThunk: asyncThunkCreator},
});

const initialState: string[] = [];

export const waitlistSlice = createAppSlice({
  name: 'waitlist',
  initialState,
  reducers: (create) => ({
    nextInvited: create.asyncThunk(
      // ts: Without the return type, the types are circular (TS7022).
      async (_: void, {getState}): Promise<string | null> => {
        const state = getState() as StudioState;
        return state.waitlist[0] ?? null;
      },
      {
        fulfilled(waitlist, {payload}) {
          // Whoever was invited: by now, another may be the first.
          const place = payload === null ? -1 : waitlist.indexOf(payload);
          if (place !== -1) waitlist.splice(place, 1);
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
