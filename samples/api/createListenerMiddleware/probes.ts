import {
  configureStore,
  createAction,
  createListenerMiddleware,
} from '@reduxjs/toolkit';

const probeAll = createAction('probes/readAll');
const {middleware, startListening} = createListenerMiddleware();
const store = configureStore({
  reducer: () => null,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().prepend(middleware),
});

startListening({
  actionCreator: probeAll,
  effect: async (_action, {fork}) => {
    const kitchen = fork(() => 21);
    const attic = fork(async () => {
      throw new Error('no battery');
    });
    const cellar = fork(async ({delay}) => {
      await delay(10_000);
      return 12;
    });
    cellar.cancel();

    for (const task of [kitchen, attic, cellar]) {
      const result = await task.result;
      if (result.status === 'ok') console.log('ok', result.value);
      if (result.status === 'rejected')
        console.log('rejected', result.error);
      if (result.status === 'cancelled')
        console.log('cancelled', result.error.code);
    }
  },
});

store.dispatch(probeAll());
