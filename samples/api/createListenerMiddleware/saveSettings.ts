import type {AppStartListening} from './listenerMiddleware';

/** Saves the heating one second after its last change. */
export const addAutoSave = (
  startListening: AppStartListening,
  save: (text: string) => void,
) =>
  startListening({
    // True for any action that changes this part of the state.
    predicate: (_action, state, previous) =>
      state.heating !== previous.heating,
    effect: async (_action, {cancelActiveListeners, delay, getState}) => {
      cancelActiveListeners();
      await delay(1000);
      save(JSON.stringify(getState().heating));
    },
  });
