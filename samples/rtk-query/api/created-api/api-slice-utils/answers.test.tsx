import {configureStore, createAction} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  type CombinedState,
} from '@reduxjs/toolkit/query/react';
import {act, renderHook, waitFor} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../../testing/server';
import {boxOffice, house} from './handlers';
import {makeStore} from './makeStore';
import {seatFromAnyList} from './seatFromAnyList';
import {theatreApi} from './theatreApi';

const {util, endpoints} = theatreApi;
const {getSeat, findSeats} = endpoints;
let log: string[];
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  log = [];
  server.use(...boxOffice(log));
  store = makeStore();
});
const entry = (id: string) => getSeat.select(id)(store.getState());
const stalls = {section: 'stalls', maxPrice: 100} as const;

test('abort all running queries; the cached data stays', async () => {
  const seat = store.dispatch(getSeat.initiate('A1'));
  await seat;
  server.use(http.get(`${house}/*`, () => new Promise(() => {})));
  const refetch = seat.refetch();
  const list = store.dispatch(findSeats.initiate(stalls));
  for (const query of store.dispatch(util.getRunningQueriesThunk()))
    query.abort();
  await Promise.all([refetch, list]);
  expect(entry('A1')).toMatchObject({
    data: {id: 'A1'},
    error: {name: 'AbortError'},
  });
  const {data, error} = findSeats.select(stalls)(store.getState());
  expect(data).toBeUndefined();
  expect(error).toMatchObject({name: 'AbortError'});
});

test('a component that mounts before the aborted requests have ended joins them', async () => {
  server.use(http.get(`${house}/*`, () => new Promise(() => {})));
  void store.dispatch(getSeat.initiate('A1'));
  const running = store.dispatch(util.getRunningQueriesThunk());
  running.forEach((query) => query.abort());
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const mount = () =>
    renderHook(() => theatreApi.useGetSeatQuery('A1'), {wrapper});
  const early = mount();
  server.use(...boxOffice(log));
  await waitFor(() => expect(early.result.current.isError).toBe(true));
  expect(early.result.current.error).toMatchObject({name: 'AbortError'});
  expect(log).toEqual([]);
  await Promise.all(running);
  early.unmount();
  const late = mount();
  await waitFor(() =>
    expect(late.result.current.data).toMatchObject({id: 'A1'}),
  );
  expect(log).toEqual(['GET seats/A1']);
});

test('a row of any cached list', async () => {
  await store.dispatch(
    findSeats.initiate({section: 'balcony', maxPrice: 30}),
  );
  await store.dispatch(findSeats.initiate(stalls));
  expect(seatFromAnyList(store.getState(), 'A2')?.heldBy).toBe('Ines');
  expect(seatFromAnyList(store.getState(), 'B7')?.price).toBe(25);
  expect(seatFromAnyList(store.getState(), 'C3')).toBeUndefined();
});

test('a list that is sent as null is an empty one', async () => {
  server.use(http.get(`${house}/seats`, () => HttpResponse.json(null)));
  const list = await store.dispatch(findSeats.initiate(stalls));
  expect(list).toMatchObject({status: 'fulfilled', data: null});
  expect(seatFromAnyList(store.getState(), 'A1')).toBeUndefined();
});

test('for another seat, data is still that of the seat before', async () => {
  const {result, rerender} = renderHook(
    ({id}) => theatreApi.useGetSeatQuery(id),
    {
      initialProps: {id: 'A1'},
      wrapper: ({children}: {children: ReactNode}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  await waitFor(() => expect(result.current.currentData?.id).toBe('A1'));
  rerender({id: 'A2'});
  expect(result.current.data?.id).toBe('A1');
  expect(result.current.currentData).toBeUndefined();
  await waitFor(() => expect(result.current.currentData?.id).toBe('A2'));
});

test('one entry is removed by its tag, if nobody subscribes', async () => {
  for (const id of ['A1', 'A2'])
    await store.dispatch(getSeat.initiate(id, {subscribe: false}));
  store.dispatch(util.invalidateTags([{type: 'Seat', id: 'A1'}]));
  expect(entry('A1').isUninitialized).toBe(true);
  expect(entry('A2').isSuccess).toBe(true);

  const list = await store.dispatch(
    findSeats.initiate(stalls, {subscribe: false}),
  );
  expect(list.data?.map(({id}) => id)).toContain('A1');
  store.dispatch(util.invalidateTags([{type: 'Seat', id: 'A1'}]));
  expect(findSeats.select(stalls)(store.getState()).isUninitialized).toBe(
    true,
  );
});

test('reset of a lazy hook removes its entry', async () => {
  const {result} = renderHook(() => getSeat.useLazyQuery(), {
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  await waitFor(async () => {
    await result.current[0]('A1');
    expect(result.current[1].isSuccess).toBe(true);
  });
  result.current[1].reset();
  expect(entry('A1').isUninitialized).toBe(true);
});

test('reset of a lazy hook: useQuery requests the entry again, initiate does not', async () => {
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  await store.dispatch(getSeat.initiate('A1'));
  await store.dispatch(getSeat.initiate('A2'));
  const {result} = renderHook(() => getSeat.useLazyQuery(), {wrapper});
  renderHook(() => getSeat.useQuery('A2'), {wrapper});
  for (const id of ['A1', 'A2']) {
    await act(() => result.current[0](id, true));
    await waitFor(() => expect(result.current[2].lastArg).toBe(id));
    act(() => result.current[1].reset());
  }
  await waitFor(() => expect(entry('A2').isSuccess).toBe(true));
  expect(entry('A1').isUninitialized).toBe(true);
  expect(log).toEqual(['GET seats/A1', 'GET seats/A2', 'GET seats/A2']);
});

test('reset of a lazy hook: another lazy hook loses the entry', async () => {
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const one = renderHook(() => getSeat.useLazyQuery(), {wrapper}).result;
  const other = renderHook(() => getSeat.useLazyQuery(), {wrapper}).result;
  for (const {current} of [one, other])
    await act(async () => void (await current[0]('A1', true)));
  await waitFor(() => expect(other.current[1].isSuccess).toBe(true));
  act(() => one.current[1].reset());
  await waitFor(() => expect(other.current[1].isUninitialized).toBe(true));
  expect(log).toEqual(['GET seats/A1']);
});

test('focus removes unused entries, but not those that were only upserted together or restored', async () => {
  const restored =
    createAction<CombinedState<never, never, 'api'>>('restored');
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    refetchOnFocus: true,
    extractRehydrationInfo: (action) =>
      restored.match(action) ? action.payload : undefined,
    endpoints: (build) => ({
      seat: build.query<string, string>({queryFn: (id) => ({data: id})}),
    }),
  });
  const {dispatch, getState} = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'seat', arg: 'A1', value: 'A1'},
      {endpointName: 'seat', arg: 'A4', value: 'A4'},
    ]),
  );
  await dispatch(api.endpoints.seat.initiate('A2', {subscribe: false}));
  // A2 was requested before: that counts after an upsert, too.
  dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'seat', arg: 'A2', value: 'A2'},
    ]),
  );
  await dispatch(api.util.upsertQueryData('seat', 'A3', 'A3'));
  dispatch(api.endpoints.seat.initiate('A4')).unsubscribe();
  const {'seat("A2")': saved} = getState().api.queries;
  dispatch({
    type: 'restored',
    payload: {
      ...getState().api,
      queries: {'seat("A5")': saved},
    },
  });
  dispatch(api.internalActions.onFocus());
  expect(Object.keys(getState().api.queries)).toEqual([
    'seat("A1")',
    'seat("A5")',
  ]);
});

test('resetApiState: an awaited query that a hook uses resolves as pending', async () => {
  renderHook(() => getSeat.useQuery('A1'), {
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  await waitFor(() => expect(entry('A1').isSuccess).toBe(true));
  server.use(http.get(`${house}/*`, () => new Promise(() => {})));
  const refetch = store.dispatch(
    getSeat.initiate('A1', {forceRefetch: true, subscribe: false}),
  );
  // As in a browser, React renders by itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  store.dispatch(util.resetApiState());
  expect(await refetch).toMatchObject({status: 'pending'});
  expect(await refetch.unwrap()).toBeUndefined();
});

test('after a reset, a mounted hook polls again, initiate does not', async () => {
  const options = {pollingInterval: 10};
  renderHook(() => theatreApi.useGetSeatQuery('A1', options), {
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  void store.dispatch(
    getSeat.initiate('A2', {subscriptionOptions: options}),
  );
  const requests = (id: string) =>
    log.filter((line) => line === `GET seats/${id}`).length;
  await waitFor(() => expect(requests('A2')).toBeGreaterThan(1));
  act(() => {
    store.dispatch(util.resetApiState());
  });
  await waitFor(() => expect(entry('A1').isSuccess).toBe(true));
  log.length = 0;
  await waitFor(() => expect(requests('A1')).toBeGreaterThan(2));
  expect(requests('A2')).toBe(0);
});

test('invalidateTags waits for a running request; a forced request does not', async () => {
  await store.dispatch(getSeat.initiate('A1', {subscribe: false}));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(http.get(`${house}/seats`, () => held));
  const slow = store.dispatch(findSeats.initiate(stalls));
  store.dispatch(util.invalidateTags([{type: 'Seat', id: 'A1'}]));
  await store.dispatch(getSeat.initiate('A1', {subscribe: false}));
  expect(log).toEqual(['GET seats/A1']);
  await store.dispatch(
    getSeat.initiate('A1', {forceRefetch: true, subscribe: false}),
  );
  expect(log).toEqual(['GET seats/A1', 'GET seats/A1']);
  release();
  await slow;
});

test('an injected API slice is the same object: a reset empties all of it', async () => {
  const base = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      house: build.query<string, void>({queryFn: () => ({data: 'full'})}),
    }),
  });
  const feature = base.injectEndpoints({
    endpoints: (build) => ({
      bar: build.query<string, void>({queryFn: () => ({data: 'open'})}),
    }),
  });
  expect(feature).toBe(base);
  const store = configureStore({
    reducer: {api: base.reducer},
    middleware: (getDefault) => getDefault().concat(base.middleware),
  });
  await store.dispatch(base.endpoints.house.initiate());
  await store.dispatch(feature.endpoints.bar.initiate());
  store.dispatch(feature.util.resetApiState());
  expect(store.getState().api.queries).toEqual({});

  // @ts-expect-error 'bar' is unknown to the value it was injected into
  base.util.updateQueryData('bar', undefined, () => 'closed');
});

test('the exported constant can be used inside its own endpoints', async () => {
  const wardrobe = theatreApi.injectEndpoints({
    endpoints: (build) => ({
      coats: build.query<number, void>({queryFn: () => ({data: 3})}),
      addCoat: build.mutation<null, void>({
        queryFn: () => ({data: null}),
        onQueryStarted(_arg, {dispatch}) {
          dispatch(
            wardrobe.util.updateQueryData(
              'coats',
              undefined,
              (coats) => coats + 1,
            ),
          );
        },
      }),
    }),
  });
  const {coats, addCoat} = wardrobe.endpoints;
  await store.dispatch(coats.initiate());
  await store.dispatch(addCoat.initiate());
  expect(coats.select()(store.getState()).data).toBe(4);
});
