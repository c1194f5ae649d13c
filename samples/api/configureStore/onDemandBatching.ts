import {configureStore} from '@reduxjs/toolkit';
import {roastsSlice} from './roastsSlice';

let notifyNow = () => {};

export const store = configureStore({
  reducer: roastsSlice.reducer,
  enhancers: (getDefaultEnhancers) =>
    getDefaultEnhancers({
      autoBatch: {
        type: 'callback',
        queueNotification(notify) {
          notifyNow = notify;
        },
      },
    }),
});

/** Call it when the screen is ready to be drawn. */
export const updateScreen = () => notifyNow();
