import {createApi} from '@reduxjs/toolkit/query/react';
import {act, renderHook, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {useFakeClock} from '../../../testing/useFakeClock';
import {storeWith} from './handlers';

/** An API that notes `forced` of every request. */
function noting(options?: {refetchOnMountOrArgChange: boolean}) {
  const forced: (boolean | undefined)[] = [];
  const api = createApi({
    ...options,
    baseQuery: (_: string, call) => {
      forced.push(call.forced);
      return {data: 'image'};
    },
    tagTypes: ['Image'],
    endpoints: (build) => ({
      image: build.query<string, string>({
        query: (id) => id,
        providesTags: ['Image'],
      }),
      latest: build.query<string, string>({
        query: (id) => id,
        forceRefetch: () => true,
      }),
      archive: build.infiniteQuery<string, string, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_page, _all, last) => last + 1,
        },
        query: ({queryArg, pageParam}) => `${queryArg}/${pageParam}`,
      }),
      order: build.mutation<string, string>({query: (id) => id}),
    }),
  });
  const store = storeWith(api);
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  return {api, store, forced, wrapper};
}

test('a refetch is forced, a first request is not', async () => {
  const {api, store, forced} = noting();
  const request = store.dispatch(api.endpoints.image.initiate('a'));
  await request;
  await request.refetch();
  store.dispatch(api.util.invalidateTags(['Image']));
  await waitFor(() => expect(forced).toHaveLength(3));
  await store.dispatch(api.endpoints.order.initiate('a'));
  expect(forced).toEqual([false, true, true, undefined]);
});

test('so is a refetch on focus or reconnection, but not an endpoint that refetches', async () => {
  const {api, store, forced} = noting();
  await store.dispatch(
    api.endpoints.image.initiate('a', {
      subscriptionOptions: {
        refetchOnFocus: true,
        refetchOnReconnect: true,
      },
    }),
  );
  const settled = () =>
    Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  store.dispatch(api.internalActions.onFocus());
  await settled();
  store.dispatch(api.internalActions.onOnline());
  await settled();
  expect(forced.splice(0)).toEqual([false, true, true]);

  await store.dispatch(api.endpoints.latest.initiate('a'));
  await store.dispatch(api.endpoints.latest.initiate('a'));
  expect(forced).toEqual([false, false]);
});

test('so is the first request of a lazy trigger', async () => {
  const {api, forced, wrapper} = noting();
  const {result} = renderHook(() => api.endpoints.image.useLazyQuery(), {
    wrapper,
  });
  await act(() => result.current[0]('a'));
  await act(() => result.current[0]('b', true));
  expect(forced).toEqual([true, false]);
});

test('and a mount with refetchOnMountOrArgChange: true', async () => {
  const {api, forced, wrapper} = noting();
  const mount = (id: string, refetchOnMountOrArgChange: boolean | number) =>
    renderHook(
      () =>
        api.endpoints.image.useQuery(id, {refetchOnMountOrArgChange}).data,
      {wrapper},
    );
  const first = mount('a', true);
  await waitFor(() => expect(first.result.current).toBe('image'));
  const second = mount('b', 30);
  await waitFor(() => expect(second.result.current).toBe('image'));
  expect(forced).toEqual([true, false]);
});

test('with that option in createApi, so are initiate and the next page', async () => {
  for (const options of [{refetchOnMountOrArgChange: true}, undefined]) {
    const {api, store, forced, wrapper} = noting(options);
    await store.dispatch(api.endpoints.image.initiate('a'));
    const {result} = renderHook(
      () => api.endpoints.archive.useInfiniteQuery('a'),
      {wrapper},
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(() => result.current.fetchNextPage());
    const isForced = options !== undefined;
    expect(forced).toEqual([isForced, isForced, isForced]);
  }
});

test('with a number of seconds, so is a request for data that is as old', async () => {
  const clock = useFakeClock();
  const {api, store, forced} = noting();
  const image = () =>
    store.dispatch(api.endpoints.image.initiate('a', {forceRefetch: 30}));
  await image();
  await clock.advance(29_000);
  await image();
  await clock.advance(1_000);
  await image();
  expect(forced).toEqual([false, true]);
});
