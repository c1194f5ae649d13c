import {configureStore, isAnyOf, type Middleware} from '@reduxjs/toolkit';
import {ratesApi} from './ratesApi';

const {matchPending, matchFulfilled, matchRejected, initiate} =
  ratesApi.endpoints.getRate;
const isRateAction = isAnyOf(matchPending, matchFulfilled, matchRejected);

const printRates: Middleware = () => (next) => (action) => {
  if (isRateAction(action)) {
    const {type, payload, meta} = action;
    console.log(type, payload ?? '');
    console.log('  meta.arg:', Object.keys(meta.arg).join(', '));
    const {arg: _, ...rest} = meta;
    console.log('  meta:', Object.keys(rest).join(', '));
  }
  return next(action);
};

const store = configureStore({
  reducer: {[ratesApi.reducerPath]: ratesApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(ratesApi.middleware, printRates),
});
await store.dispatch(initiate('EUR-USD'));
await store.dispatch(initiate('EUR-XXX'));
