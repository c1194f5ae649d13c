import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';

export interface DanceClass {
  id: string;
  style: string;
  seats: number;
}

// #region slice
export interface ClassesState {
  classes: EntityState<DanceClass, string>;
  season: string;
}

export const adapter = createEntityAdapter<DanceClass>();

const initialState: ClassesState = {
  classes: adapter.getInitialState(),
  season: 'spring',
};

export const classesSlice = createSlice({
  name: 'classes',
  initialState,
  reducers: {
    classAdded(state, action: PayloadAction<DanceClass>) {
      adapter.addOne(state.classes, action.payload);
    },
    styleDropped(state, action: PayloadAction<string>) {
      adapter.removeMany(state.classes, {where: {style: action.payload}});
    },
  },
});
// #endregion

export const {classAdded, styleDropped} = classesSlice.actions;

// #region selector
const selectors = adapter.getSelectors();

export function seatsLeft(state: ClassesState, id: string): number {
  // ts: With noUncheckedIndexedAccess: DanceClass | undefined.
  const danceClass = selectors.selectById(state.classes, id);
  return danceClass?.seats ?? 0;
}
// #endregion
