import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {act, renderHook, waitFor} from '@testing-library/react';
import {useEffect, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {storeFor} from './handlers';

test('equal data: useQuery renders for isFetching, effects and picked fields rest', async () => {
  let held = Promise.resolve();
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      shelf: build.query<{titles: string[]}, void>({
        async queryFn() {
          await held;
          return {data: {titles: ['Knots']}};
        },
      }),
    }),
  });
  const store = storeFor(api);
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const count = {whole: 0, effects: 0, picked: 0};
  const whole = renderHook(
    () => {
      count.whole++;
      const query = api.useShelfQuery();
      const {data} = query;
      useEffect(() => {
        if (data) count.effects++;
      }, [data]);
      return query;
    },
    {wrapper},
  );
  const picked = renderHook(
    () => {
      count.picked++;
      return api.useShelfQuery(undefined, {
        selectFromResult: ({data}) => ({data}),
      });
    },
    {wrapper},
  );
  await waitFor(() => expect(whole.result.current.isSuccess).toBe(true));
  await waitFor(() => expect(picked.result.current.data).toBeDefined());
  const {data} = whole.result.current;
  const before = {...count};
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  act(() => void whole.result.current.refetch());
  await waitFor(() => expect(whole.result.current.isFetching).toBe(true));
  release();
  await waitFor(() => expect(whole.result.current.isFetching).toBe(false));
  expect(whole.result.current.data).toBe(data);
  expect(count).toEqual({
    whole: before.whole + 2, // isFetching: true, then false
    effects: before.effects,
    picked: before.picked,
  });
});

test('what equals the cached data at another place is a new object', async () => {
  let shelf = [{title: 'Knots'}];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      shelf: build.query<{title: string}[], void>({
        queryFn: () => ({data: shelf}),
      }),
    }),
  });
  const books = storeFor(api).dispatch(api.endpoints.shelf.initiate());
  const before = (await books).data;
  shelf = [{title: 'Knots'}, {title: 'Maps'}];
  const longer = (await books.refetch()).data;
  expect(longer?.[0]).toBe(before?.[0]);
  shelf = [{title: 'Atlas'}, {title: 'Knots'}, {title: 'Maps'}];
  const shifted = (await books.refetch()).data;
  expect(shifted?.[1]).toEqual(before?.[0]);
  expect(shifted?.[1]).not.toBe(before?.[0]);
});
