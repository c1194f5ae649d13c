import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

interface QueueState {
  episodeIds: string[];
  speed: number;
}

const initialState: QueueState = {episodeIds: [], speed: 1};

export const queueSlice = createSlice({
  name: 'queue',
  initialState,
  reducers: {
    episodeQueued(state, action: PayloadAction<string>) {
      // Looks like a mutation; Immer turns it into a new state.
      state.episodeIds.push(action.payload);
    },
    episodeFinished(state) {
      state.episodeIds.shift();
    },
    speedPicked(state, action: PayloadAction<number>) {
      state.speed = action.payload;
    },
    queueCleared: () => initialState,
  },
  selectors: {
    selectUpNext: (state) => state.episodeIds[0],
  },
});

export const {episodeQueued, episodeFinished} = queueSlice.actions;
export const {speedPicked, queueCleared} = queueSlice.actions;
export const {selectUpNext} = queueSlice.selectors;
