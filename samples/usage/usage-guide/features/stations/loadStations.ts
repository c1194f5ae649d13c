import {createAsyncThunk} from '@reduxjs/toolkit';
import type {RootState} from '../../app/rootReducer';
import type {Services} from '../../app/services';
import {stationsReceived} from './stationsSlice';

const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  extra: Services;
}>();

export const loadStations = createAppAsyncThunk(
  'stations/load',
  async (_: void, {dispatch, extra, signal}) => {
    const list = await extra.fetchStations(signal);
    dispatch(stationsReceived(list));
    return list.length;
  },
  // Skips it once there are stations. Two calls at once both load.
  {condition: (_, {getState}) => getState().stations.ids.length === 0},
);
