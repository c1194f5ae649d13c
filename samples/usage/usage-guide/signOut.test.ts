import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';

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
