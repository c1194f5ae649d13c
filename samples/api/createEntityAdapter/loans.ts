// #region nested
import {
  configureStore,
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
} from '@reduxjs/toolkit';
import {exhibitsAdapter, type Exhibit} from './exhibitsSlice';

export interface Lender {
  id: string;
  city: string;
  exhibitIds: string[];
}

const lendersAdapter = createEntityAdapter<Lender>();

export interface LoansState {
  season: string;
  exhibits: EntityState<Exhibit, string>;
  lenders: EntityState<Lender, string>;
}

const initialState: LoansState = {
  season: 'spring',
  exhibits: exhibitsAdapter.getInitialState(),
  lenders: lendersAdapter.getInitialState(),
};

export const loansSlice = createSlice({
  name: 'loans',
  initialState,
  reducers: (create) => ({
    exhibitArrived: create.reducer<Exhibit>((state, action) => {
      exhibitsAdapter.setOne(state.exhibits, action.payload);
    }),
    lenderSigned: create.reducer<Lender>((state, action) => {
      lendersAdapter.setOne(state.lenders, action.payload);
    }),
  }),
});
// #endregion

// #region join
export const store = configureStore({reducer: {loans: loansSlice.reducer}});
export type RootState = ReturnType<typeof store.getState>;

export const selectExhibits = exhibitsAdapter.getSelectors(
  (state: RootState) => state.loans.exhibits,
);
export const selectLenders = lendersAdapter.getSelectors(
  (state: RootState) => state.loans.lenders,
);

export const selectLoansByCity = createSelector(
  [selectLenders.selectAll, selectExhibits.selectEntities],
  (lenders, exhibits) =>
    lenders.map(({city, exhibitIds}) => ({
      city,
      titles: exhibitIds.map((id) => exhibits[id]?.title ?? 'not here'),
    })),
);
// #endregion
