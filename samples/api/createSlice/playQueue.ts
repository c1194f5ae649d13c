import {configureStore} from '@reduxjs/toolkit';
import {episodeFinished, episodeQueued, queueSlice} from './queueSlice';

export const store = configureStore({
  reducer: {queue: queueSlice.reducer},
});

console.log(episodeQueued('deep-sea-3'));

store.dispatch(episodeQueued('deep-sea-3'));
store.dispatch(episodeQueued('night-trains-8'));
console.log(store.getState());

store.dispatch(episodeFinished());
const {selectUpNext} = queueSlice.selectors;
console.log('Up next:', selectUpNext(store.getState()));
