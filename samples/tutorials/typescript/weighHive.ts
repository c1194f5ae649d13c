import {createAppAsyncThunk} from './withTypes';

export const weighHive = createAppAsyncThunk(
  'hives/weigh',
  async (hiveId: string, {extra, rejectWithValue}) => {
    const grams = await extra.scales.read(hiveId);
    if (grams < 1_000)
      return rejectWithValue({hiveId, reason: 'too light'});
    return {id: hiveId, grams};
  },
  {
    // ts: getState returns a RootState.
    // No second try after an alarm.
    condition: (hiveId, {getState}) =>
      !getState().hives.alarms.includes(hiveId),
  },
);
