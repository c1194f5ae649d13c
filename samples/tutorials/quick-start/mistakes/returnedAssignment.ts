import {createSlice} from '@reduxjs/toolkit';

// #region reducers
const tollSlice = createSlice({
  name: 'toll',
  initialState: {paid: 0},
  reducers: {
    // Wrong: returns what it assigned.
    // @ts-expect-error a number is not the state
    ticketPaid: (state) => (state.paid += 1),
    // Wrong: changes the draft and returns a copy.
    // ts: TypeScript does not see this one.
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
