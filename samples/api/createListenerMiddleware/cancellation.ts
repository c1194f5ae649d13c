import {
  configureStore,
  createAction,
  createListenerMiddleware,
  TaskAbortError,
} from '@reduxjs/toolkit';

const ventilated = createAction<string>('house/ventilated');
const {middleware, startListening, clearListeners} =
  createListenerMiddleware();
const store = configureStore({
  reducer: () => null,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().prepend(middleware),
});

startListening({
  actionCreator: ventilated,
  effect: async (action, {delay}) => {
    try {
      await delay(10 * 60_000);
      console.log(action.payload, 'aired');
    } catch (error) {
      // Rethrow anything that is not a cancellation.
      if (!(error instanceof TaskAbortError)) throw error;
      console.log(action.payload, error.code);
      console.log(error.message, error instanceof Error);
    } finally {
      console.log(action.payload, 'window closed');
    }
  },
});

store.dispatch(ventilated('kitchen'));
clearListeners();
