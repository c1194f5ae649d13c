import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';
import {rootReducer, slices, type PreloadedState} from './app/rootReducer';
import {signedOut} from './features/session/signedOut';
import {
  stationsReceived,
  stationsSlice,
} from './features/stations/stationsSlice';
import {harbor} from './specs/fakeServices';

test('a slice that is passed on survives the reset', () => {
  const keepStations = (state: PreloadedState) =>
    slices({stations: state?.stations}, signedOut());
  const stations = stationsSlice.reducer(
    undefined,
    stationsReceived([harbor]),
  );
  const state = rootReducer(
    {stations, rides: [{from: 'h', to: null}]},
    {type: 'x'},
  );
  expect(keepStations(state)).toMatchObject({stations, rides: []});
});

test('a reset of the root state leaves the cache half registered', () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: () => ({}),
  });
  const slices = combineSlices(api);
  const store = configureStore({
    reducer: (state: Parameters<typeof slices>[0], action) =>
      slices(action.type === 'signedOut' ? undefined : state, action),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const registered = () => store.getState().api.config.middlewareRegistered;
  store.dispatch({type: 'anything'});
  expect(registered()).toBe(true);

  store.dispatch({type: 'signedOut'});
  store.dispatch({type: 'anything'});
  expect(registered()).toBe(false);

  store.dispatch(api.util.resetApiState());
  expect(registered()).toBe(true);
});
