import type {LevelId} from './garageSlice';
import {createAppSelector} from './withTypes';

export const selectNotesOf = createAppSelector(
  [(state) => state.shift.notes, (_state, level: LevelId) => level],
  (notes, level) => notes.filter((note) => note.level === level),
);
