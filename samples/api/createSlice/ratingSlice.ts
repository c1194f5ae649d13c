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
        // Never runs: `reducers` handles this type already.
        state.push('extra case');
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

const {reducer, actions} = ratingSlice;
console.log(reducer(undefined, actions.starred()));
console.log(reducer(undefined, {type: 'anything/else'}));
