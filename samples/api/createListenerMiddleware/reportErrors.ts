import {
  configureStore,
  createAction,
  createListenerMiddleware,
} from '@reduxjs/toolkit';

const sensorFailed = createAction('sensor/failed');

const {middleware, startListening} = createListenerMiddleware({
  onError: (error, {raisedBy}) => {
    console.log(`${raisedBy}: ${String(error)}`);
  },
});

const store = configureStore({
  reducer: () => null,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().prepend(middleware),
});

startListening({
  predicate: () => {
    throw new Error('broken predicate');
  },
  effect: () => console.log('never runs'),
});
startListening({
  actionCreator: sensorFailed,
  effect: async () => {
    throw new Error('broken effect');
  },
});

store.dispatch(sensorFailed());
console.log('dispatch returned normally');
