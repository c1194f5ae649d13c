import {configureStore} from '@reduxjs/toolkit';
import {copyWithStructuralSharing, createApi} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {catalogApi, selectExhibit} from './catalogApi';
import {countExhibits} from './countExhibits';
import {guestBookApi} from './guestBookApi';
import {museumServer} from './handlers';
import {museumApi} from './museumApi';
import {notesApi} from './notesApi';
import {makeStore} from './store';

beforeEach(() => server.use(...museumServer(() => {})));

const {getGuestBookShared} = guestBookApi.injectEndpoints({
  endpoints: (build) => ({
    getGuestBookShared: build.query<string[], void>({
      query: () => 'guest-book',
    }),
  }),
}).endpoints;

test('structuralSharing: false gives a new object for equal data', async () => {
  server.use(
    http.get('https://museum.example/api/guest-book', () =>
      HttpResponse.json(['Lovely!', 'Cold.']),
    ),
  );
  const store = configureStore({
    reducer: {[guestBookApi.reducerPath]: guestBookApi.reducer},
    middleware: (getDefault) =>
      getDefault().concat(guestBookApi.middleware),
  });
  const {getGuestBook} = guestBookApi.endpoints;
  for (const [endpoint, same] of [
    [getGuestBook, false],
    [getGuestBookShared, true],
  ] as const) {
    const query = store.dispatch(endpoint.initiate());
    const before = await query.unwrap();
    const after = await query.refetch().unwrap();
    expect(after).toEqual(before);
    expect(after === before).toBe(same);
  }
});

test('only plain objects and arrays are shared', () => {
  const sharesItself = (value: unknown, equal: unknown) =>
    copyWithStructuralSharing(value, equal) === value;
  expect(sharesItself({a: [1]}, {a: [1]})).toBe(true);
  expect(sharesItself({a: NaN}, {a: NaN})).toBe(true);
  expect(sharesItself(new Date(0), new Date(0))).toBe(false);
  expect(sharesItself(new Map(), new Map())).toBe(false);
});

test('a script waits for the timer, unless the api is reset', async () => {
  captureConsole();
  const clock = useFakeClock();
  const {getExhibits} = museumApi.endpoints;
  await makeStore().dispatch(
    getExhibits.initiate(undefined, {subscribe: false}),
  );
  await clock.advance(59_999);
  expect(vi.getTimerCount()).toBe(1);
  const notified = 20; // subscribers hear of a batch of actions a little later
  await clock.advance(1 + notified);
  expect(vi.getTimerCount()).toBe(0);

  await countExhibits();
  await clock.advance(notified);
  expect(vi.getTimerCount()).toBe(0);
});

test('merge collects the notes of a hall in one entry', async () => {
  const sent: number[] = [];
  server.use(
    http.get('https://museum.example/api/halls/:hall/notes', (info) => {
      const after = Number(
        new URL(info.request.url).searchParams.get('after'),
      );
      sent.push(after);
      return HttpResponse.json([{id: after + 1}, {id: after + 2}]);
    }),
  );
  const store = configureStore({
    reducer: {[notesApi.reducerPath]: notesApi.reducer},
    middleware: (getDefault) => getDefault().concat(notesApi.middleware),
  });
  const {getNotes} = notesApi.endpoints;
  const ids = () =>
    getNotes
      .select({hall: 'north', after: 0})(store.getState())
      .data?.map(({id}) => id);
  await store.dispatch(getNotes.initiate({hall: 'north', after: 0}));
  await store.dispatch(getNotes.initiate({hall: 'north', after: 2}));
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'getNotes({"hall":"north"})',
  ]);

  const last = store.dispatch(getNotes.initiate({hall: 'north', after: 2}));
  await last;
  expect(ids()).toEqual([1, 2, 3, 4]);
  await last.refetch();
  expect(ids()).toEqual([1, 2, 3, 4]);
  // Going back to an earlier argument sends a request, too.
  await store.dispatch(getNotes.initiate({hall: 'north', after: 0}));
  expect(sent).toEqual([0, 2, 2, 0]);
  expect(ids()).toEqual([1, 2, 3, 4]);
});

test('merge joins the first response to data that was upserted', async () => {
  server.use(
    http.get('https://museum.example/api/halls/north/notes', () =>
      HttpResponse.json([{id: 2, text: 'dusty'}]),
    ),
  );
  const store = configureStore({
    reducer: {[notesApi.reducerPath]: notesApi.reducer},
    middleware: (getDefault) => getDefault().concat(notesApi.middleware),
  });
  store.dispatch(
    notesApi.util.upsertQueryEntries([
      {
        endpointName: 'getNotes',
        arg: {hall: 'north', after: 0},
        value: [{id: 1, text: 'dark'}],
      },
    ]),
  );
  const {data} = await store.dispatch(
    notesApi.endpoints.getNotes.initiate({hall: 'north', after: 1}),
  );
  expect(data?.map(({id}) => id)).toEqual([1, 2]);
});

test('with a shared key, a new argument during a request is not requested, not even after it', async () => {
  const sent: unknown[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(
      'https://museum.example/api/halls/north/notes',
      async ({request}) => {
        sent.push(new URL(request.url).searchParams.get('after'));
        await answered;
        return HttpResponse.json([{id: 1, text: 'dusty'}]);
      },
    ),
  );
  const store = configureStore({
    reducer: {[notesApi.reducerPath]: notesApi.reducer},
    middleware: (getDefault) => getDefault().concat(notesApi.middleware),
  });
  const {getNotes} = notesApi.endpoints;
  const both = [0, 2].map((after) =>
    store.dispatch(getNotes.initiate({hall: 'north', after})),
  );
  answer();
  const results = await Promise.all(both);
  await new Promise((resolve) => setTimeout(resolve));
  expect(results.map(({data}) => data?.length)).toEqual([1, 1]);
  expect(sent).toEqual(['0']);
});

test('rows that move are new objects', () => {
  const rows = [{id: 1}, {id: 2}];
  const shared = (loaded: {id: number}[]) =>
    copyWithStructuralSharing(rows, loaded).filter((row) =>
      rows.includes(row),
    );
  expect(shared([{id: 1}, {id: 2}, {id: 3}])).toHaveLength(2);
  expect(shared([{id: 3}, {id: 1}, {id: 2}])).toHaveLength(0);
});

test('a merge that only appends brings rows twice', async () => {
  const api = createApi({
    baseQuery: (ids: number[]) => ({data: ids}),
    endpoints: (build) => ({
      rows: build.query<number[], number>({
        query: (first) => [first, first + 1],
        serializeQueryArgs: () => 'rows',
        forceRefetch: ({currentArg, previousArg}) =>
          currentArg !== previousArg,
        merge: (rows, more) => {
          rows.push(...more);
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {initiate} = api.endpoints.rows;
  await store.dispatch(initiate(1));
  const second = store.dispatch(initiate(3));
  expect((await second).data).toEqual([1, 2, 3, 4]);
  expect((await second.refetch()).data).toEqual([1, 2, 3, 4, 3, 4]);
  const back = await store.dispatch(initiate(1));
  expect(back.data).toEqual([1, 2, 3, 4, 3, 4, 1, 2]);
});

test('in a shared entry refetch() repeats its own argument, others the last', async () => {
  const sent: number[] = [];
  const api = createApi({
    baseQuery: (page: number) => {
      sent.push(page);
      return {data: page};
    },
    tagTypes: ['Row'],
    refetchOnFocus: true,
    refetchOnReconnect: true,
    endpoints: (build) => ({
      rows: build.query<number, number>({
        query: (page) => page,
        serializeQueryArgs: () => 'rows',
        forceRefetch: ({currentArg, previousArg}) =>
          currentArg !== previousArg,
        providesTags: ['Row'],
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {initiate} = api.endpoints.rows;
  const first = store.dispatch(initiate(1));
  await first;
  await store.dispatch(initiate(2));
  const {onFocus, onOnline} = api.internalActions;
  for (const event of [
    api.util.invalidateTags(['Row']),
    onFocus(),
    onOnline(),
  ]) {
    store.dispatch(event);
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  }
  await first.refetch();
  expect(sent).toEqual([1, 2, 2, 2, 2, 1]);
});

test('a list and a detail are two copies', async () => {
  const store = makeStore();
  const {getExhibit, getExhibits} = museumApi.endpoints;
  await Promise.all([
    store.dispatch(getExhibit.initiate(1)),
    store.dispatch(getExhibits.initiate()),
  ]);
  store.dispatch(
    museumApi.util.updateQueryData('getExhibit', 1, (exhibit) => {
      exhibit.title = 'Amber spider';
    }),
  );
  const state = store.getState();
  expect(getExhibit.select(1)(state).data?.title).toBe('Amber spider');
  expect(getExhibits.select()(state).data?.[0]?.title).toBe('Amber beetle');
});

test('an entity adapter makes a lookup table of one entry', async () => {
  const store = configureStore({
    reducer: {[catalogApi.reducerPath]: catalogApi.reducer},
    middleware: (getDefault) => getDefault().concat(catalogApi.middleware),
  });
  const {getCatalog} = catalogApi.endpoints;
  const catalog = await store.dispatch(getCatalog.initiate()).unwrap();
  expect(selectExhibit(catalog, 2)?.title).toBe('Bronze mirror');
});
