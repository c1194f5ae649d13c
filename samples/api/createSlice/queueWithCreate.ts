import {createSlice} from '@reduxjs/toolkit';

interface QueueState {
  episodeIds: string[];
  speed: number;
}

const initialState: QueueState = {episodeIds: [], speed: 1};

export const queueSlice = createSlice({
  name: 'queue',
  initialState,
  reducers: (create) => ({
    episodeQueued: create.reducer<string>((state, action) => {
      state.episodeIds.push(action.payload);
    }),
    episodeFinished: create.reducer((state) => {
      state.episodeIds.shift();
    }),
    speedPicked: create.reducer<number>((state, action) => {
      state.speed = action.payload;
    }),
    queueCleared: create.reducer(() => initialState),
  }),
});
