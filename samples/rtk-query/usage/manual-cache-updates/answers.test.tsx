import {
  configureStore,
  original,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {act, renderHook, waitFor} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {addAtOnceApi} from './addAtOnce';
import {setlistServer} from './handlers';
import {refetchOtherTours} from './refetchOtherTours';
import {renameApi} from './renameSetlist';
import {setlistsApi, useGetSetlistQuery} from './setlistsApi';
import {makeStore, type RootState} from './store';

const {getSetlist, getTour} = setlistsApi.endpoints;
const {updateQueryData, upsertQueryEntries} = setlistsApi.util;
let page: ReturnType<typeof setlistServer>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  page = setlistServer();
  server.use(...page.handlers);
  store = makeStore();
});
const wrapper = ({children}: {children: ReactNode}) => (
  <Provider store={store}>{children}</Provider>
);
const namesOf = (tour: string) =>
  getTour
    .select(tour)(store.getState())
    .data?.map(({name}) => name);

describe('the recipe', () => {
  test('an assignment to the parameter changes nothing', async () => {
    await store.dispatch(getTour.initiate('spring'));
    const {patches} = store.dispatch(
      updateQueryData('getTour', 'spring', (setlists) => {
        setlists = setlists.filter(({id}) => id !== 1);
        void setlists;
      }),
    );
    expect(patches).toEqual([]);
    store.dispatch(
      updateQueryData('getTour', 'spring', (setlists) =>
        setlists.filter(({id}) => id !== 1),
      ),
    );
    expect(namesOf('spring')).toEqual(['Harbor stage']);
  });

  test('a new value made from the original, and undo', async () => {
    await store.dispatch(getTour.initiate('spring'));
    const before = getTour.select('spring')(store.getState()).data;
    const {patches, undo} = store.dispatch(
      updateQueryData('getTour', 'spring', (setlists) =>
        original(setlists)!.map((setlist) =>
          setlist.id === 1 ? {...setlist, name: 'Rooftop'} : setlist,
        ),
      ),
    );
    expect(patches).toMatchObject([{op: 'replace', path: []}]);
    const after = getTour.select('spring')(store.getState()).data;
    expect(after?.[0]?.name).toBe('Rooftop');
    expect(after?.[1]).toBe(before?.[1]);
    undo();
    expect(namesOf('spring')?.[0]).toBe('Opening night');
  });

  test('the fourth argument saves a call of providesTags', async () => {
    const tags = vi.fn(() => []);
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        rows: build.query<number[], void>({
          queryFn: () => ({data: [1, 2]}),
          providesTags: tags,
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    await store.dispatch(api.endpoints.rows.initiate());
    const calls = tags.mock.calls.length;
    const push = (rows: number[]) => void rows.push(3);
    store.dispatch(
      api.util.updateQueryData('rows', undefined, push, false),
    );
    expect(tags).toHaveBeenCalledTimes(calls);
    store.dispatch(api.util.updateQueryData('rows', undefined, push));
    expect(tags.mock.calls.length).toBeGreaterThan(calls);
  });
});

describe('an upserted entry without a lifetime', () => {
  const make = () => {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        price: build.query<number, string>({
          queryFn: () => ({data: 1}),
          keepUnusedDataFor: 0,
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const entry = () =>
      api.endpoints.price.select('ticket')(store.getState());
    return {api, store, entry};
  };

  test('is removed with the next timer', async () => {
    const clock = useFakeClock();
    const {api, store, entry} = make();
    await store.dispatch(api.util.upsertQueryData('price', 'ticket', 40));
    expect(entry().data).toBe(40);
    await clock.advance(0);
    expect(entry().data).toBeUndefined();
  });

  test('stays with a subscription that came first', async () => {
    const clock = useFakeClock();
    const {api, store, entry} = make();
    await store.dispatch(api.endpoints.price.initiate('ticket'));
    await store.dispatch(api.util.upsertQueryData('price', 'ticket', 40));
    await clock.advance(1_000);
    expect(entry().data).toBe(40);
  });

  test('is pending, without data, until the promise resolves', async () => {
    const {api, store, entry} = make();
    const write = store.dispatch(
      api.util.upsertQueryData('price', 'ticket', 40),
    );
    expect(entry()).toMatchObject({status: 'pending'});
    expect(entry().data).toBeUndefined();
    await write;
    expect(entry().data).toBe(40);
  });
});

test('offline, the request fails and the change is undone', async () => {
  server.use(
    http.patch('https://setlists.example/api/setlists/1', () =>
      HttpResponse.error(),
    ),
  );
  const {result} = renderHook(() => useGetSetlistQuery(1), {wrapper});
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  const {renameSetlist} = renameApi.endpoints;
  const {error} = await act(() =>
    store.dispatch(renameSetlist.initiate({id: 1, name: 'Unplugged'})),
  );
  expect(error).toMatchObject({status: 'FETCH_ERROR'});
  await waitFor(() => {
    expect(result.current.data?.name).toBe('Opening night');
    expect(result.current.currentData?.name).toBe('Opening night');
  });
});

test('onQueryStarted reads another entry, and dispatches thunks', async () => {
  const seen = vi.fn();
  const remember =
    (name: string): ThunkAction<void, RootState, unknown, UnknownAction> =>
    () =>
      void seen(name);
  const api = setlistsApi.injectEndpoints({
    endpoints: (build) => ({
      like: build.mutation<null, number>({
        queryFn: () => ({data: null}),
        onQueryStarted(id, {dispatch, getState}) {
          const {data} = getSetlist.select(id)(getState());
          if (data) dispatch(remember(data.name));
        },
      }),
    }),
  });
  await store.dispatch(getSetlist.initiate(1));
  await store.dispatch(api.endpoints.like.initiate(1));
  await store.dispatch(api.endpoints.like.initiate(2));
  expect(seen.mock.calls).toEqual([['Opening night']]);
});

test('all tours but one are refetched', async () => {
  for (const tour of ['spring', 'summer', 'autumn'])
    await store.dispatch(getTour.initiate(tour));
  page.requests.length = 0;
  store.dispatch(refetchOtherTours('summer'));
  await Promise.all(
    store.dispatch(setlistsApi.util.getRunningQueriesThunk()),
  );
  expect(page.requests.toSorted()).toEqual([
    'GET /tours/autumn',
    'GET /tours/spring',
  ]);
});

describe('a row that is shown before it is saved', () => {
  const {addAtOnce} = addAtOnceApi.endpoints;
  const add = (name: string) =>
    store.dispatch(addAtOnce.initiate({tour: 'spring', name}));

  test('gets the id of the server', async () => {
    await store.dispatch(getTour.initiate('spring'));
    const saving = add('Rooftop');
    expect(namesOf('spring')).toEqual([
      'Opening night',
      'Harbor stage',
      'Rooftop',
    ]);
    const drafts = getTour
      .select('spring')(store.getState())
      .data?.map(({draftId}) => typeof draftId);
    expect(drafts).toEqual(['undefined', 'undefined', 'string']);
    await saving;
    const rows = getTour.select('spring')(store.getState()).data;
    expect(rows?.map(({id}) => id)).toEqual([1, 2, 70]);
    expect(rows?.[2]).not.toHaveProperty('draftId');
  });

  test('disappears when the server refuses, and only that row', async () => {
    await store.dispatch(getTour.initiate('spring'));
    page.refuse = true;
    const refused = add('Rooftop');
    store.dispatch(
      updateQueryData('getTour', 'spring', (rows) => void rows.shift()),
    );
    await refused;
    expect(namesOf('spring')).toEqual(['Harbor stage']);
  });

  test('shares its id with no other draft, also after one has failed', async () => {
    await store.dispatch(getTour.initiate('spring'));
    const ids = () =>
      getTour
        .select('spring')(store.getState())
        .data?.map(({id}) => id);
    const first = add('Rooftop');
    add('Cellar');
    expect(ids()).toEqual([1, 2, -1, -2]);
    first.abort();
    await first;
    add('Attic');
    expect(ids()).toEqual([1, 2, -2, -3]);
  });
});

test('the row of the list while the full record loads', async () => {
  await store.dispatch(getTour.initiate('spring'));
  const {result} = renderHook(
    () => ({
      ...getTour.useQueryState('spring', {
        selectFromResult: ({data}) => ({
          row: data?.find(({id}) => id === 1),
        }),
      }),
      detail: useGetSetlistQuery(1),
    }),
    {wrapper},
  );
  expect(result.current.row?.name).toBe('Opening night');
  expect(result.current.detail.isLoading).toBe(true);
  await waitFor(() => expect(result.current.detail.isSuccess).toBe(true));
  expect(page.requests).toEqual(['GET /tours/spring', 'GET /setlists/1']);
});

test('an upserted row replaces the full record', async () => {
  await store.dispatch(getSetlist.initiate(1));
  const row = {id: 1, name: 'Opening', songs: [], likes: 0, version: 0};
  store.dispatch(
    upsertQueryEntries([{endpointName: 'getSetlist', arg: 1, value: row}]),
  );
  expect(getSetlist.select(1)(store.getState()).data).toEqual(row);
});

test('the query hook has no function that updates its data', () => {
  const {result} = renderHook(() => useGetSetlistQuery(1), {wrapper});
  const functions = Object.entries(result.current)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name);
  expect(functions).toEqual(['refetch']);
});
