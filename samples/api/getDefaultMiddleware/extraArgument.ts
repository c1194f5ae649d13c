import {configureStore} from '@reduxjs/toolkit';
import type {ThunkAction, UnknownAction} from '@reduxjs/toolkit';
import {parcelScanned, parcelsSlice} from './parcelsSlice';

export interface Scanner {
  read: () => Promise<string>;
}

export const setupStore = (scanner: Scanner) =>
  configureStore({
    reducer: {parcels: parcelsSlice.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({thunk: {extraArgument: {scanner}}}),
  });

type AppStore = ReturnType<typeof setupStore>;
type RootState = ReturnType<AppStore['getState']>;

/** The type of a thunk that returns `Result`. */
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  {scanner: Scanner},
  UnknownAction
>;

export const scanAt =
  (dock: string): AppThunk<Promise<number>> =>
  async (dispatch, getState, {scanner}) => {
    const code = await scanner.read();
    dispatch(parcelScanned({code, dock}));
    return getState().parcels.length;
  };
