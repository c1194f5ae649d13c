import type {AppStartListening} from './listenerMiddleware';

/** Runs for the first cold reading only. */
export const addFirstFrost = (
  startListening: AppStartListening,
  notify: (celsius: number) => void,
) =>
  startListening({
    predicate: (_action, state) => state.heating.celsius < 0,
    effect: (_action, {unsubscribe, getState}) => {
      unsubscribe();
      notify(getState().heating.celsius);
    },
  });
