import {createSlice} from '@reduxjs/toolkit';

const initialState: string[] = [];

export const ratingSlice = createSlice({
  name: 'rating',
  initialState,
  reducers: {
    starred(state) {
      state.push('own case');
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase('rating/starred', (state) => {
        state.push('extra case'); // never runs: `reducers` already handles this type
      })
      .addMatcher(
        (action) => action.type === 'rating/starred',
        (state) => {
          state.push('matcher');
        },
      )
      .addDefaultCase((state) => {
        state.push('default');
      });
  },
});

console.log(ratingSlice.reducer(undefined, ratingSlice.actions.starred()));
console.log(ratingSlice.reducer(undefined, {type: 'anything/else'}));
