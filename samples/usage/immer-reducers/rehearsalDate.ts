import {createSlice} from '@reduxjs/toolkit';

// #region date
const withDate = createSlice({
  name: 'rehearsal',
  initialState: () => ({startsAt: new Date('2025-05-02T18:00:00Z')}),
  reducers: {
    postponed(state) {
      state.startsAt.setUTCHours(20); // changes the real object
    },
  },
});
// #endregion

// #region iso
const withString = createSlice({
  name: 'rehearsal',
  initialState: {startsAt: '2025-05-02T18:00:00.000Z'},
  reducers: {
    postponed(state) {
      const date = new Date(state.startsAt);
      date.setUTCHours(20);
      state.startsAt = date.toISOString();
    },
  },
});
// #endregion

const before = withDate.getInitialState();
const after = withDate.reducer(before, withDate.actions.postponed());
console.log('Date:', before.startsAt.toISOString(), before === after);

const plain = withString.getInitialState();
const next = withString.reducer(plain, withString.actions.postponed());
console.log('ISO: ', plain.startsAt, plain === next);
