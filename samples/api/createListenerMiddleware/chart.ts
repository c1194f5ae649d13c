import {temperatureMeasured} from './heatingSlice';
import type {AppStartListening} from './listenerMiddleware';

/** Draws one reading, then ignores all others for ten seconds. */
export function addChart(
  startListening: AppStartListening,
  draw: (celsius: number) => void,
) {
  let resting = false;

  return startListening({
    actionCreator: temperatureMeasured,
    effect: async (action, {delay}) => {
      if (resting) return;
      resting = true;
      try {
        draw(action.payload);
        await delay(10_000);
      } finally {
        resting = false;
      }
    },
  });
}
