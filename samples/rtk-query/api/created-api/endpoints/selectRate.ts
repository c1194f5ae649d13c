import {createSelector} from '@reduxjs/toolkit';
import {ratesApi} from './ratesApi';
import {makeStore} from './store';

// Made once, reused for every state.
export const selectEurUsd = ratesApi.endpoints.getRate.select('EUR-USD');

export const selectEurUsdText = createSelector(
  selectEurUsd,
  ({data, isLoading}) =>
    data ? data.value.toFixed(4) : isLoading ? 'loading' : 'unknown',
);

const store = makeStore();
const state = store.getState();
const {getRate} = ratesApi.endpoints;

console.log('reused:', selectEurUsd(state) === selectEurUsd(state));
console.log(
  'made each time:',
  getRate.select('EUR-USD')(state) === getRate.select('EUR-USD')(state),
);
console.log('before:', selectEurUsdText(store.getState()));
const request = store.dispatch(getRate.initiate('EUR-USD'));
console.log('pending:', selectEurUsdText(store.getState()));
await request;
console.log('after:', selectEurUsdText(store.getState()));
