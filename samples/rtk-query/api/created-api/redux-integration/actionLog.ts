import {configureStore, isAction, type Middleware} from '@reduxjs/toolkit';
import {sensorApi} from './sensorApi';

const {subscriptionsUpdated} = sensorApi.internalActions;

const log: Middleware = () => (next) => (action) => {
  if (isAction(action) && !subscriptionsUpdated.match(action)) {
    console.log(action.type);
  }
  return next(action);
};

const store = configureStore({
  reducer: {[sensorApi.reducerPath]: sensorApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(sensorApi.middleware, log),
});

console.log('--- a query');
await store.dispatch(sensorApi.endpoints.getReading.initiate('fern'));
console.log('--- a mutation, which invalidates it');
await store.dispatch(sensorApi.endpoints.openWindow.initiate('fern'));
await Promise.all(store.dispatch(sensorApi.util.getRunningQueriesThunk()));
