// #region slice
import {
  createSlice,
  isAnyOf,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {classAdded, styleDropped} from './classesSlice';

const initialState: string[] = [];

export const noticeSlice = createSlice({
  name: 'notice',
  initialState,
  // ts: Required by the types, even if there are none.
  reducers: {},
  extraReducers: (builder) => {
    builder
      // ts: A type guard: the payload is DanceClass | string.
      .addMatcher(isAnyOf(classAdded, styleDropped), (notices, action) => {
        const {payload} = action;
        notices.push(typeof payload === 'string' ? payload : payload.style);
      })
      // ts: A boolean: you name the type, and it is not checked.
      .addMatcher<PayloadAction<string>>(
        (action: UnknownAction) => action.type.startsWith('desk/seat'),
        (notices, action) => {
          notices.push(action.payload.toUpperCase());
        },
      );
  },
});
// #endregion
