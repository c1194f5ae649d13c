import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {renderHook, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {storeFor} from './handlers';

test.each([
  [false, ['north']],
  [true, ['north', 'south']],
])(
  'a field outside the key changes; refetchOnMountOrArgChange: %s',
  async (refetchOnMountOrArgChange, sent) => {
    const desks: string[] = [];
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        cover: build.query<number, {bookId: number; desk: string}>({
          queryFn: ({desk}) => ({data: desks.push(desk)}),
          serializeQueryArgs: ({queryArgs: {bookId}}) => ({bookId}),
        }),
      }),
    });
    const store = storeFor(api);
    const {result, rerender} = renderHook(
      ({desk}) =>
        api.useCoverQuery({bookId: 12, desk}, {refetchOnMountOrArgChange}),
      {
        initialProps: {desk: 'north'},
        wrapper: ({children}: {children: ReactNode}) => (
          <Provider store={store}>{children}</Provider>
        ),
      },
    );
    await waitFor(() => expect(result.current.data).toBe(1));
    rerender({desk: 'south'});
    await waitFor(() => expect(result.current.data).toBe(sent.length));
    expect(desks).toEqual(sent);
  },
);

test('a field outside the key changes, and the entry has no data', async () => {
  const desks: string[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({
      cover: build.query<number, {bookId: number; desk: string}>({
        queryFn({desk}) {
          desks.push(desk);
          return {error: 'closed'};
        },
        serializeQueryArgs: ({queryArgs: {bookId}}) => ({bookId}),
      }),
    }),
  });
  const store = storeFor(api);
  const {result, rerender} = renderHook(
    ({desk}) => api.useCoverQuery({bookId: 12, desk}),
    {
      initialProps: {desk: 'north'},
      wrapper: ({children}: {children: ReactNode}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  await waitFor(() => expect(result.current.isError).toBe(true));
  rerender({desk: 'south'});
  await waitFor(() => expect(desks).toEqual(['north', 'south']));
});

test('an object that a hook gets later may not be frozen', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      cover: build.query<number, {bookId: number}>({
        queryFn: ({bookId}) => ({data: bookId}),
      }),
    }),
  });
  const store = storeFor(api);
  const later = {bookId: 2};
  const {result, rerender} = renderHook((arg) => api.useCoverQuery(arg), {
    initialProps: {bookId: 1},
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  await waitFor(() => expect(result.current.data).toBe(1));
  rerender(later);
  await waitFor(() => expect(result.current.data).toBe(2));
  later.bookId = 3;
  rerender(later);
  expect(result.current.originalArgs).toEqual({bookId: 2});
  expect(result.current.isFetching).toBe(false);
});
