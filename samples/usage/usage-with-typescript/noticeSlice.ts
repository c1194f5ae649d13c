import {
  createSlice,
  isAnyOf,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {classAdded, styleDropped} from './classesSlice';

// #region slice
const initialState: string[] = [];

export const noticeSlice = createSlice({
  name: 'notice',
  initialState,
  // Required by the types, also when there are none.
  reducers: {},
  extraReducers: (builder) => {
    builder
      // A type guard: the payload is DanceClass | string.
      .addMatcher(isAnyOf(classAdded, styleDropped), (notices, action) => {
        const {payload} = action;
        notices.push(typeof payload === 'string' ? payload : payload.style);
      })
      // A boolean: you name the type, and nobody checks it.
      .addMatcher<PayloadAction<string>>(
        (action: UnknownAction) => action.type.startsWith('desk/'),
        (notices, action) => {
          notices.push(action.payload.toUpperCase());
        },
      );
  },
});
// #endregion
