import type {LevelId} from './garageSlice';
import {createAppAsyncThunk} from './withTypes';

export const checkBarrier = createAppAsyncThunk(
  'shift/checkBarrier',
  async (level: LevelId, {extra, rejectWithValue}) => {
    const seconds = await extra.barriers.lift(level);
    if (seconds > 5) return rejectWithValue({reason: 'too slow'});
    return {seconds};
  },
  {
    // The barrier of a closed level stays down.
    condition: (level, {getState}) => getState().garage.levels[level].open,
  },
);
