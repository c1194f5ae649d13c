import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test, vi} from 'vitest';
import {parcelScanned, parcelsSlice} from './parcelsSlice';

/** A clock that stands still, except for 10 ms between any two looks at it. */
function slowMachine() {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 10));
  return vi.spyOn(console, 'warn').mockImplementation(() => {});
}

const scanWith = (warnAfter: number) =>
  configureStore({
    reducer: parcelsSlice.reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        immutableCheck: {warnAfter},
        serializableCheck: {warnAfter},
      }),
  }).dispatch(parcelScanned({code: 'P-1', dock: 'north'}));

test('both checks warn when they take longer than warnAfter', () => {
  const warn = slowMachine();
  scanWith(15);
  expect(
    warn.mock.calls.map(([text]) => String(text).split('\n')[0]),
  ).toEqual([
    'SerializableStateInvariantMiddleware took 20ms, which is more than the warning threshold of 15ms. ',
    'ImmutableStateInvariantMiddleware took 20ms, which is more than the warning threshold of 15ms. ',
  ]);
});

test('a higher warnAfter silences them', () => {
  const warn = slowMachine();
  scanWith(20);
  expect(warn).not.toHaveBeenCalled();
});

test('ignoredPaths leaves out the cache of an API slice', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      routes: build.query<Map<string, number>, void>({
        queryFn: () => ({data: new Map()}),
      }),
    }),
  });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  /** How often the check finds the `Map` in the state. */
  const found = async (ignoredPaths: string[]) => {
    error.mockClear();
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({
          serializableCheck: {ignoredPaths, ignoreActions: true},
        }).concat(api.middleware),
    });
    await store.dispatch(api.endpoints.routes.initiate());
    return error.mock.calls.length;
  };
  expect(await found([])).toBeGreaterThan(0);
  expect(await found([api.reducerPath])).toBe(0);
});
