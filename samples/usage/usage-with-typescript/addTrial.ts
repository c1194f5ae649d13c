// #region thunk
import type {ThunkAction, UnknownAction} from '@reduxjs/toolkit';
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
    const id = `trial-${getState().studio.classes.ids.length}`;
    dispatch(classAdded({id, style, seats: 10}));
    return id;
  };
// #endregion
