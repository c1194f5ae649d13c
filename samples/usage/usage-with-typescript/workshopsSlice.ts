import {
  createSlice,
  type PayloadAction,
  type WithSlice,
  type WithSlicePreloadedState,
} from '@reduxjs/toolkit';
import {lazyReducer} from './lazyReducer';

const initialState: string[] = [];

const slice = createSlice({
  name: 'workshops',
  initialState,
  reducers: {
    workshopPlanned(workshops, action: PayloadAction<string>) {
      workshops.push(action.payload);
    },
  },
  selectors: {selectWorkshops: (workshops) => workshops},
});

// ts: Adds `workshops?: string[]` to LazyState, in every file.
declare module './lazyReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const workshopsSlice = slice.injectInto(lazyReducer);

// ts: {workshops: string[]}, for the preloaded state of a store
export type SavedWorkshops = WithSlicePreloadedState<typeof slice>;
