import {createAppAsyncThunk} from './withTypes';

export const loadDancers = createAppAsyncThunk(
  'rosters/loadDancers',
  async (classId: string, {extra, rejectWithValue}) => {
    const dancers = await extra.studio.dancersOf(classId);
    return dancers ?? rejectWithValue({reason: `No class ${classId}`});
  },
);
