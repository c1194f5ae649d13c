import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test, vi} from 'vitest';
import {useFakeClock} from '../../../testing/useFakeClock';

test('tags can be invalidated some time after a mutation', async () => {
  const clock = useFakeClock();
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Invoice'],
    endpoints: (build) => ({
      count: build.query<number, void>({
        queryFn: () => ({data: ++requests}),
        providesTags: ['Invoice'],
      }),
      pay: build.mutation<null, void>({
        queryFn: () => ({data: null}),
        async onQueryStarted(_arg, {dispatch, queryFulfilled}) {
          try {
            await queryFulfilled;
          } catch {
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, 2000));
          dispatch(api.util.invalidateTags(['Invoice']));
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.count.initiate());
  await store.dispatch(api.endpoints.pay.initiate());
  await clock.advance(1999);
  expect(requests).toBe(1);
  await clock.advance(100);
  expect(requests).toBe(2);
});

test.each(['tag', 'prefetch', 'patch'] as const)(
  'an unused entry after a mutation: %s',
  async (way) => {
    let requests = 0;
    const held: (() => void)[] = [];
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      tagTypes: ['Invoice'],
      endpoints: (build) => ({
        count: build.query<number, void>({
          queryFn: async () => {
            if (++requests > 1)
              await new Promise<void>((go) => held.push(go));
            return {data: requests};
          },
          providesTags: ['Invoice'],
        }),
        pay: build.mutation<null, void>({
          queryFn: () => ({data: null}),
          invalidatesTags: way === 'tag' ? ['Invoice'] : [],
          async onQueryStarted(_arg, {dispatch, queryFulfilled}) {
            try {
              await queryFulfilled;
            } catch {
              return;
            }
            if (way === 'prefetch')
              dispatch(
                api.util.prefetch('count', undefined, {force: true}),
              );
            if (way === 'patch')
              dispatch(
                api.util.updateQueryData('count', undefined, () => 9),
              );
          },
        }),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const data = () => api.endpoints.count.select()(store.getState()).data;
    const query = store.dispatch(api.endpoints.count.initiate());
    await query;
    query.unsubscribe();
    await store.dispatch(api.endpoints.pay.initiate());
    if (way === 'tag') {
      await vi.waitFor(() => expect(data()).toBeUndefined());
      expect(requests).toBe(1);
    }
    if (way === 'prefetch') {
      await vi.waitFor(() => expect(held).toHaveLength(1));
      expect(data()).toBe(1);
      held[0]?.();
      await vi.waitFor(() => expect(data()).toBe(2));
    }
    if (way === 'patch') {
      await vi.waitFor(() => expect(data()).toBe(9));
      expect(requests).toBe(1);
    }
  },
);

test('an unused entry that is prefetched can still reach the end of its timer', async () => {
  const clock = useFakeClock();
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      count: build.query<number, void>({
        queryFn: () =>
          ++requests > 1 ? new Promise(() => {}) : {data: requests},
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const data = () => api.endpoints.count.select()(store.getState()).data;
  const query = store.dispatch(api.endpoints.count.initiate());
  await query;
  query.unsubscribe();
  await clock.advance(59_000);
  store.dispatch(api.util.prefetch('count', undefined, {force: true}));
  expect(data()).toBe(1);
  await clock.advance(1_000);
  expect(data()).toBeUndefined();
});

test('tags that are held back: their refetch is not among the running queries yet', async () => {
  const held: (() => void)[] = [];
  const wait = () => new Promise<void>((go) => held.push(go));
  let isPaid = false;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Invoice'],
    endpoints: (build) => ({
      paid: build.query<boolean, void>({
        queryFn: async () => {
          if (isPaid) await wait();
          return {data: isPaid};
        },
        providesTags: ['Invoice'],
      }),
      slow: build.query<null, void>({
        queryFn: async () => {
          await wait();
          return {data: null};
        },
      }),
      pay: build.mutation<null, void>({
        queryFn: () => {
          isPaid = true;
          return {data: null};
        },
        invalidatesTags: ['Invoice'],
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {paid, slow, pay} = api.endpoints;
  const running = () => store.dispatch(api.util.getRunningQueriesThunk());
  const query = store.dispatch(paid.initiate());
  await query;
  store.dispatch(slow.initiate());
  await store.dispatch(pay.initiate()).unwrap();

  const loaded = Promise.all(running());
  held.shift()?.();
  await loaded;
  expect(paid.select()(store.getState())).toMatchObject({
    data: false,
    isLoading: true,
  });
  const again = Promise.all(running());
  held.shift()?.();
  await again;
  expect(paid.select()(store.getState()).data).toBe(true);
  expect(running()).toHaveLength(0);
});

test('tags that are held back are not handled when the mutation resolves', async () => {
  let requests = 0;
  let arrive = () => {};
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Invoice'],
    endpoints: (build) => ({
      invoice: build.query<number, void>({
        queryFn: () => ({data: ++requests}),
        providesTags: ['Invoice'],
      }),
      slow: build.query<null, void>({
        queryFn: () =>
          new Promise((resolve) => {
            arrive = () => resolve({data: null});
          }),
      }),
      remove: build.mutation<null, void>({
        queryFn: () => ({data: null}),
        invalidatesTags: ['Invoice'],
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {invoice, slow, remove} = api.endpoints;
  const page = store.dispatch(invoice.initiate());
  await page;
  const other = store.dispatch(slow.initiate());
  await store.dispatch(remove.initiate()).unwrap();
  page.unsubscribe(); // leaves the page in time
  arrive();
  await other;
  expect(invoice.select()(store.getState()).isUninitialized).toBe(true);
  expect(requests).toBe(1);
});

test('a query ignores invalidatesTags, and invalidateTags needs dispatch', async () => {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Invoice'],
    endpoints: (build) => ({
      count: build.query<number, void>({
        queryFn: () => ({data: ++requests}),
        providesTags: ['Invoice'],
      }),
      other: build.query<null, void>({
        queryFn: () => ({data: null}),
        // @ts-expect-error -- an option of mutations
        invalidatesTags: ['Invoice'],
      }),
    }),
  });
  const {dispatch} = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await dispatch(api.endpoints.count.initiate());
  await dispatch(api.endpoints.other.initiate());
  const action = api.util.invalidateTags(['Invoice']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).toBe(1);
  dispatch(action);
  await vi.waitFor(() => expect(requests).toBe(2));
});

test.each(['prefetch', 'patch'] as const)(
  'an older request of an unused entry wins: %s',
  async (way) => {
    let saved = 'before';
    const held: (() => void)[] = [];
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        note: build.query<string, void>({
          queryFn: async () => {
            const data = saved;
            await new Promise<void>((go) => held.push(go));
            return {data};
          },
        }),
        save: build.mutation<null, void>({
          queryFn: () => {
            saved = 'after';
            return {data: null};
          },
        }),
      }),
    });
    const {dispatch, getState} = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const {note, save} = api.endpoints;
    const query = dispatch(note.initiate());
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held[0]?.();
    await query;
    const older = query.refetch();
    query.unsubscribe();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    await dispatch(save.initiate());
    if (way === 'prefetch')
      dispatch(api.util.prefetch('note', undefined, {force: true}));
    else
      dispatch(api.util.updateQueryData('note', undefined, () => 'after'));
    held[1]?.();
    await older;
    expect(note.select()(getState()).data).toBe('before');
    expect(held).toHaveLength(2);
    dispatch(api.util.resetApiState());
  },
);
