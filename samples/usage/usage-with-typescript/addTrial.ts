// #region thunk
import {
  nanoid,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {classAdded} from './classesSlice';
import type {Desk, RootState} from './store';

export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  Desk,
  UnknownAction
>;

export const addTrial =
  (style: string): AppThunk<string> =>
  (dispatch, getState) => {
    const id = `${getState().studio.season}-${nanoid()}`;
    dispatch(classAdded({id, style, seats: 10}));
    return id;
  };
// #endregion
