import {createSlice} from '@reduxjs/toolkit';

// #region reducers
const tollSlice = createSlice({
  name: 'toll',
  initialState: {paid: 0},
  reducers: {
    // @ts-expect-error Wrong: returns what it assigned.
    ticketPaid: (state) => (state.paid += 1),
    // Wrong, and TypeScript does not see it: changes and returns.
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
