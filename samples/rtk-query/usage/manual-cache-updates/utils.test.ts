import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';

interface Song {
  id: number;
  title: string;
}

/** A hand-written schema: everything with a title is a song. */
const songSchema = {
  '~standard': {
    version: 1,
    vendor: 'setlists',
    validate: (value: unknown) =>
      typeof value === 'object' && value !== null && 'title' in value
        ? {value: value as Song}
        : {issues: [{message: 'a song needs a title'}]},
  },
} as const;

const api = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://setlists.example/api'}),
  tagTypes: ['Song'],
  endpoints: (build) => ({
    getSongs: build.query<Song[], void>({
      query: () => 'songs',
      transformResponse: (songs: Song[]) => songs.slice(0, 2),
      providesTags: (songs = []) =>
        songs.map(({id}) => ({type: 'Song' as const, id})),
    }),
    getSong: build.query<Song, number>({
      query: (id) => `songs/${id}`,
      responseSchema: songSchema,
    }),
    getTitle: build.query<string, number>({
      query: (id) => `songs/${id}`,
      rawResponseSchema: songSchema,
      transformResponse: ({title}: Song) => title,
    }),
    getKey: build.query<string, number>({query: (id) => `keys/${id}`}),
    getEncore: build.query<string | undefined, void>({
      query: () => 'encore',
    }),
    getLog: build.query<string[], void>({
      query: () => 'log',
      merge: (log, more) => {
        log.push(...more);
      },
    }),
    getStrict: build.query<Song, void>({
      query: () => 'songs/1',
      providesTags: (song) => {
        if (!song) throw new Error('no song');
        return [{type: 'Song', id: song.id}];
      },
    }),
    addSong: build.mutation<null, void>({query: () => 'songs'}),
  }),
});

const makeStore = () =>
  configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
const {updateQueryData, patchQueryData, upsertQueryData} = api.util;
const {upsertQueryEntries, selectInvalidatedBy} = api.util;
const {getSongs, getSong, getKey, getLog} = api.endpoints;

beforeEach(() =>
  server.use(
    http.get('https://setlists.example/api/songs', () =>
      HttpResponse.json([
        {id: 1, title: 'Tide'},
        {id: 2, title: 'Ember'},
        {id: 3, title: 'cut by transformResponse'},
      ]),
    ),
    http.get('https://setlists.example/api/keys/1', () =>
      HttpResponse.json('A minor'),
    ),
    http.get('https://setlists.example/api/log', () =>
      HttpResponse.json(['doors']),
    ),
  ),
);

async function loadSongs() {
  const store = makeStore();
  await store.dispatch(getSongs.initiate());
  return store;
}

describe('draft rules', () => {
  test('return a new value instead of changing the draft', async () => {
    const store = await loadSongs();
    store.dispatch(
      updateQueryData('getSongs', undefined, (songs) =>
        songs.filter(({id}) => id !== 1),
      ),
    );
    expect(getSongs.select()(store.getState()).data).toEqual([
      {id: 2, title: 'Ember'},
    ]);
  });

  test('not both', async () => {
    const store = await loadSongs();
    expect(() =>
      store.dispatch(
        updateQueryData('getSongs', undefined, (songs) => {
          songs.pop();
          return [];
        }),
      ),
    ).toThrow(
      'An immer producer returned a new value *and* modified its draft',
    );
  });

  test('text and numbers are replaced by returning', async () => {
    const store = makeStore();
    await store.dispatch(getKey.initiate(1));
    const change = store.dispatch(updateQueryData('getKey', 1, () => 'C'));
    expect(getKey.select(1)(store.getState()).data).toBe('C');
    change.undo();
    expect(getKey.select(1)(store.getState()).data).toBe('A minor');
  });
});

describe('tags after an edit', () => {
  const addThird = (songs: Song[]) => {
    songs.push({id: 3, title: 'Late train'});
  };
  const hit = (store: ReturnType<typeof makeStore>) =>
    selectInvalidatedBy(store.getState(), [{type: 'Song', id: 3}]).length;

  test('updateQueryData computes them again, unless told not to', async () => {
    const first = await loadSongs();
    first.dispatch(updateQueryData('getSongs', undefined, addThird));
    expect(hit(first)).toBe(1);
    const second = await loadSongs();
    second.dispatch(
      updateQueryData('getSongs', undefined, addThird, false),
    );
    expect(hit(second)).toBe(0);
  });

  test('patchQueryData does not, unless told to', async () => {
    const {patches} = (await loadSongs()).dispatch(
      updateQueryData('getSongs', undefined, addThird),
    );
    const first = await loadSongs();
    first.dispatch(patchQueryData('getSongs', undefined, patches));
    expect(getSongs.select()(first.getState()).data).toHaveLength(3);
    expect(hit(first)).toBe(0);
    const second = await loadSongs();
    second.dispatch(patchQueryData('getSongs', undefined, patches, true));
    expect(hit(second)).toBe(1);
  });
});

test('undo after the removal runs providesTags without a result', async () => {
  const clock = useFakeClock();
  const store = makeStore();
  const {getStrict} = api.endpoints;
  const value = {id: 1, title: 'Tide'};
  store.dispatch(
    upsertQueryEntries([
      {endpointName: 'getStrict', arg: undefined, value},
    ]),
  );
  const change = store.dispatch(
    updateQueryData('getStrict', undefined, (song) => {
      song.title = 'Ember';
    }),
  );
  await clock.advance(60_000);
  expect(getStrict.select()(store.getState()).isUninitialized).toBe(true);
  expect(() => change.undo()).toThrow('no song');
  expect(getStrict.select()(store.getState()).isUninitialized).toBe(true);
});

describe('an infinite query', () => {
  const feed = createApi({
    reducerPath: 'feed',
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      getPages: build.infiniteQuery<string, void, number>({
        queryFn: ({pageParam}) => ({data: `page ${pageParam}`}),
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_page, _all, last) =>
            last < 9 ? last + 1 : null,
        },
      }),
    }),
  });
  const {initiate, select} = feed.endpoints.getPages;
  const value = {pages: ['new'], pageParams: [1]};
  async function twoPages() {
    const store = configureStore({
      reducer: {feed: feed.reducer},
      middleware: (getDefault) => getDefault().concat(feed.middleware),
    });
    await store.dispatch(initiate());
    await store.dispatch(initiate(undefined, {direction: 'forward'}));
    return store;
  }

  test('upsertQueryEntries replaces all its pages', async () => {
    const store = await twoPages();
    store.dispatch(
      feed.util.upsertQueryEntries([
        {endpointName: 'getPages', arg: undefined, value},
      ]),
    );
    expect(select()(store.getState()).data).toEqual(value);
  });

  test('upsertQueryData puts the value inside itself', async () => {
    const store = await twoPages();
    await store.dispatch(
      feed.util.upsertQueryData('getPages', undefined, value),
    );
    expect(select()(store.getState()).data).toEqual({
      pages: ['new', value],
      pageParams: [1, 2],
    });
  });

  test('upsertQueryData is right for a new entry, one page, or no next page', async () => {
    const store = await twoPages();
    const last = {pages: ['end'], pageParams: [9]};
    await store.dispatch(
      feed.util.upsertQueryData('getPages', undefined, last),
    );
    expect(select()(store.getState()).data).toEqual(last);
    await store.dispatch(
      feed.util.upsertQueryData('getPages', undefined, value),
    );
    expect(select()(store.getState()).data).toEqual(value);
  });
});

describe('upserts', () => {
  const title = (store: ReturnType<typeof makeStore>) =>
    getSong.select(1)(store.getState()).data?.title;

  test('upsertQueryData writes later, upsertQueryEntries at once', async () => {
    const song = {id: 1, title: 'Tide'};
    const first = makeStore();
    const upsert = first.dispatch(upsertQueryData('getSong', 1, song));
    expect(getSong.select(1)(first.getState()).status).toBe('pending');
    await upsert;
    expect(title(first)).toBe('Tide');
    const second = makeStore();
    second.dispatch(
      upsertQueryEntries([{endpointName: 'getSong', arg: 1, value: song}]),
    );
    expect(title(second)).toBe('Tide');
  });

  test('transformResponse is not applied', async () => {
    const store = makeStore();
    const three = [1, 2, 3].map((id) => ({id, title: 'Tide'}));
    await store.dispatch(upsertQueryData('getSongs', undefined, three));
    expect(getSongs.select()(store.getState()).data).toHaveLength(3);
  });

  test('an entry nobody subscribes to goes after its lifetime', async () => {
    const clock = useFakeClock();
    const store = makeStore();
    const value = {id: 1, title: 'Tide'};
    store.dispatch(
      upsertQueryEntries([{endpointName: 'getSong', arg: 1, value}]),
    );
    await clock.advance(60_000);
    expect(title(store)).toBeUndefined();
  });

  test('an undefined value is reported in development only', async () => {
    const printed = captureConsole();
    const upsert = upsertQueryData('getEncore', undefined, undefined);
    vi.stubEnv('NODE_ENV', 'test');
    const {data} = await makeStore().dispatch(upsert);
    expect(data).toBeUndefined();
    expect(printed.texts()).toEqual([]);
    vi.stubEnv('NODE_ENV', 'development');
    await makeStore().dispatch(upsert);
    expect(printed.texts('error').join()).toContain(
      'neither a valid `error` and `result`',
    );
  });

  test('only upsertQueryData asks the schema; a failure keeps the entry', async () => {
    captureConsole();
    const store = makeStore();
    const good = {id: 1, title: 'Tide'};
    const bad = {id: 1} as Song;
    await store.dispatch(upsertQueryData('getSong', 1, good));
    await store.dispatch(upsertQueryData('getSong', 1, bad));
    expect(getSong.select(1)(store.getState())).toMatchObject({
      data: good,
      isSuccess: true,
    });
    store.dispatch(
      upsertQueryEntries([{endpointName: 'getSong', arg: 1, value: bad}]),
    );
    expect(getSong.select(1)(store.getState()).data).toEqual({id: 1});
  });

  test('a failure that is converted prints nothing', async () => {
    const printed = captureConsole();
    const api = createApi({
      baseQuery: fakeBaseQuery<string>(),
      catchSchemaFailure: () => 'no song',
      endpoints: (build) => ({
        getSong: build.query<Song, number>({
          queryFn: (id) => ({data: {id, title: 'Tide'}}),
          responseSchema: songSchema,
        }),
      }),
    });
    const {dispatch} = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    await dispatch(api.endpoints.getSong.initiate(1));
    const result = await dispatch(
      api.util.upsertQueryData('getSong', 1, {id: 1} as Song),
    );
    expect(result).toMatchObject({
      status: 'fulfilled',
      data: {title: 'Tide'},
    });
    expect(printed.texts()).toEqual([]);
  });

  test('an upsert is checked by the schema of the raw response, too', async () => {
    const printed = captureConsole();
    const store = makeStore();
    store.dispatch(
      upsertQueryEntries([
        {endpointName: 'getTitle', arg: 1, value: 'Tide'},
      ]),
    );
    // A right value of the transformed type, but no raw response.
    const promise = await store.dispatch(
      upsertQueryData('getTitle', 1, 'Ember'),
    );
    expect(promise).toMatchObject({status: 'fulfilled', data: 'Tide'});
    const {getTitle} = api.endpoints;
    expect(getTitle.select(1)(store.getState()).data).toBe('Tide');
    const fresh = await store.dispatch(
      upsertQueryData('getTitle', 2, 'Ember'),
    );
    expect(fresh).toMatchObject({
      status: 'rejected',
      error: {name: 'SchemaError'},
    });
    expect(printed.texts('error')).toHaveLength(2);

    // upsertQueryEntries writes what it gets.
    store.dispatch(
      upsertQueryEntries([
        {endpointName: 'getTitle', arg: 1, value: 'Ember'},
      ]),
    );
    expect(getTitle.select(1)(store.getState()).data).toBe('Ember');
  });

  test('an endpoint with merge appends', async () => {
    const store = makeStore();
    await store.dispatch(getLog.initiate());
    await store.dispatch(upsertQueryData('getLog', undefined, ['encore']));
    store.dispatch(
      upsertQueryEntries([
        {endpointName: 'getLog', arg: undefined, value: ['lights']},
      ]),
    );
    expect(getLog.select()(store.getState()).data).toEqual([
      'doors',
      'encore',
      'lights',
    ]);
  });

  test('upsertQueryEntries skips bad entries and says so', () => {
    const printed = captureConsole();
    const store = makeStore();
    store.dispatch(
      upsertQueryEntries([
        // @ts-expect-error a mutation has no cache entry to write
        {endpointName: 'addSong', arg: undefined, value: null},
        {endpointName: 'getKey', arg: 1, value: 'C'},
        // @ts-expect-error null is no song
        {endpointName: 'getStrict', arg: undefined, value: null},
        // @ts-expect-error a promise is no text
        {endpointName: 'getKey', arg: 2, value: Promise.resolve('D')},
      ]),
    );
    expect(getKey.select(1)(store.getState()).data).toBe('C');
    const texts = printed.lines.map(({level, text}) => [
      level,
      text.split('\n')[0],
    ]);
    expect(texts).toEqual(
      expect.arrayContaining([
        [
          'warn',
          'upsertQueryEntries: "addSong" is not a query or infinite query endpoint. This entry will be skipped.',
        ],
        [
          'error',
          expect.stringContaining(
            'upsertQueryEntries: providesTags for "getStrict" threw an error. This entry will be skipped.',
          ),
        ],
        [
          'warn',
          'upsertQueryEntries: the value for "getKey" is a promise. upsertQueryEntries stores values as-is, so await the promise and upsert the result instead.',
        ],
      ]),
    );
    expect(Object.keys(store.getState().api.queries)).toEqual([
      'getKey(1)',
      'getKey(2)',
    ]);
  });
});
