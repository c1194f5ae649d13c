import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

export const filtersSlice = createSlice({
  name: 'filters',
  initialState: {title: '', from: 1920},
  reducers: {
    titleTyped(state, action: PayloadAction<string>) {
      state.title = action.payload;
    },
  },
  selectors: {selectFilters: (filters) => filters},
});

export const {titleTyped} = filtersSlice.actions;
export const {selectFilters} = filtersSlice.selectors;
