import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {act, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {storeFor} from './handlers';

test.each([
  ['alone', undefined, ['Maps', 'Tides', 'Winds']],
  ['with a fixedCacheKey', 'loan', ['Maps', 'Tides']],
])(
  'a mutation hook %s: which entries are removed',
  async (name, fixedCacheKey, all) => {
    const removed: string[] = [];
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        lend: build.mutation<null, string>({
          queryFn: () => ({data: null}),
          async onCacheEntryAdded(title, {cacheEntryRemoved}) {
            await cacheEntryRemoved;
            removed.push(title);
          },
        }),
      }),
    });
    const store = storeFor(api);
    const wrapper = ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    );
    const {result, unmount} = renderHook(
      () => api.useLendMutation(fixedCacheKey ? {fixedCacheKey} : {}),
      {wrapper},
    );
    const lend = (title: string) => act(() => result.current[0](title));

    await lend('Maps');
    expect(removed).toEqual([]);
    await lend('Tides'); // the next trigger removes the entry before
    expect(removed).toEqual(['Maps']);
    await act(async () => result.current[1].reset());
    expect(removed).toEqual(['Maps', 'Tides']);
    await lend('Winds');
    await act(async () => unmount());
    expect(removed).toEqual(all);
  },
);
