import {addListener} from '@reduxjs/toolkit';
import type {AppStore} from '../../app/store';
import {damageReported, selectQueueLength} from './repairsSlice';

/** Call it when the workshop opens; the result ends the listener. */
export function watchRepairs(store: AppStore, onFull: () => void) {
  return store.dispatch(
    addListener({
      actionCreator: damageReported,
      effect: () => {
        if (selectQueueLength(store.getState()) >= 3) onFull();
      },
    }),
  );
}
