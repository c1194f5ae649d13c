import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {render, screen} from '@testing-library/react';
import {StrictMode, useEffect} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';

test('Strict Mode opens a connection of an effect twice, of an entry once', async () => {
  const log: string[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      lot: build.query<string, void>({
        queryFn: () => ({data: 'Vase'}),
        async onCacheEntryAdded(_arg, {cacheEntryRemoved}) {
          log.push('entry opens');
          await cacheEntryRemoved;
          log.push('entry closes');
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  function Lot() {
    const {data} = api.useLotQuery();
    useEffect(() => {
      log.push('effect opens');
      return () => void log.push('effect closes');
    }, []);
    return <p>{data}</p>;
  }
  const {unmount} = render(
    <StrictMode>
      <Provider store={store}>
        <Lot />
      </Provider>
    </StrictMode>,
  );
  await screen.findByText('Vase');
  expect(log.toSorted()).toEqual([
    'effect closes',
    'effect opens',
    'effect opens',
    'entry opens',
  ]);
  unmount();
  // The entry stays for keepUnusedDataFor.
  expect(log).not.toContain('entry closes');
  store.dispatch(api.util.resetApiState());
});
