import type {
  CaseReducer,
  PayloadAction,
  Selector,
  ThunkAction,
  UnknownAction,
} from '@reduxjs/toolkit';
import type {bookSeat} from './bookSeat';
import type {classAdded, classesSlice, ClassesState} from './classesSlice';
import type {Desk, RootState} from './store';

// From an action creator: its action, and what it takes.
export type ClassAdded = ReturnType<typeof classAdded>;
export type NewClass = Parameters<typeof classAdded>[0]; // DanceClass

// From a thunk: what it takes, and what it resolves with.
export type ClassId = Parameters<typeof bookSeat>[0]; // string
export type Booked = ReturnType<typeof bookSeat.fulfilled>['payload'];

// From a slice: its state, and any of its actions.
export type Studio = ReturnType<typeof classesSlice.reducer>;
type Creators = typeof classesSlice.actions;
export type StudioAction = ReturnType<Creators[keyof Creators]>;

// A case reducer for several slices.
export const seasonChanged: CaseReducer<
  ClassesState,
  PayloadAction<string>
> = (state, action) => {
  state.season = action.payload;
};

export const selectSeason: Selector<RootState, string> = (state) =>
  state.studio.season;

export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  Desk,
  UnknownAction
>;

export const reserve =
  (classId: ClassId): AppThunk<Promise<number | undefined>> =>
  async (_dispatch, _getState, desk) => {
    const place = await desk.reserve(classId);
    return place?.seat;
  };
