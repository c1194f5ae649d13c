import {createSlice} from '@reduxjs/toolkit';

// #region reducers
const tollSlice = createSlice({
  name: 'toll',
  initialState: {paid: 0},
  reducers: {
    // @ts-expect-error Wrong: without braces the arrow function returns what it assigned, a number.
    ticketPaid: (state) => (state.paid += 1),
    // Wrong, and TypeScript cannot see it: the draft is changed and a copy is returned.
    ticketVoided: (state) => {
      state.paid -= 1;
      return {...state};
    },
    // Right: change the draft, return nothing.
    ticketRefunded: (state) => {
      state.paid -= 1;
    },
  },
});
// #endregion

export default tollSlice.reducer;
