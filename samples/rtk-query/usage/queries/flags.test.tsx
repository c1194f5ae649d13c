import {act, render, renderHook, waitFor} from '@testing-library/react';
import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  skipToken,
} from '@reduxjs/toolkit/query/react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {useGetFilmQuery, type Film} from './filmsApi';
import {fakeArchive} from './handlers';
import {makeStore} from './store';

type Arg = string | typeof skipToken;
type Result = ReturnType<typeof useGetFilmQuery>;

const flags = [
  'isUninitialized',
  'isLoading',
  'isFetching',
  'isSuccess',
  'isError',
] as const;

function row({data, currentData, error, ...result}: Result): string[] {
  return [
    flags.filter((flag) => result[flag]).join(' '),
    data?.title ?? '-',
    currentData?.title ?? '-',
    error && 'status' in error ? String(error.status) : '-',
  ];
}

/** Mounts the hook and writes down what each render saw, once per change. */
function probe(arg: Arg, store = makeStore()) {
  const archive = fakeArchive();
  server.use(...archive.handlers);
  const rows: string[][] = [];
  let latest: Result | undefined;
  const seen = (result: Result) => {
    latest = result;
    const next = row(result);
    if (next.join() !== rows.at(-1)?.slice(1).join())
      rows.push(['', ...next]);
  };

  function Probe({arg}: {arg: Arg}) {
    seen(useGetFilmQuery(arg));
    return null;
  }
  const ui = (arg: Arg) => (
    <Provider store={store}>
      <Probe arg={arg} />
    </Provider>
  );

  /** Names the rows that appear while `change` runs and until `done`. */
  async function moment(name: string, change: () => unknown, done: string) {
    const before = rows.length;
    act(() => void change());
    await waitFor(() => expect(rows.at(-1)?.[1]).toBe(done));
    rows.slice(before).forEach((row) => (row[0] = name));
    expect(rows.length - before, name).toBeLessThanOrEqual(2);
  }

  let rerender = (_arg: Arg) => {};
  return {
    archive,
    rows,
    moment,
    mount: () => {
      const view = render(ui(arg));
      rerender = (next) => view.rerender(ui(next));
    },
    show: (next: Arg) => rerender(next),
    refetch: () => latest?.refetch(),
  };
}

const heads = [
  'moment',
  'flags that are true',
  'data',
  'currentData',
  'error',
];
const widths = [22, 27, 9, 13, 0];
const table = (rows: string[][]) =>
  [heads, ...rows]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('')
        .trimEnd(),
    )
    .join('\n');

const loading = 'isLoading isFetching';
const again = 'isFetching isSuccess';

test('one argument: load, refetch, fail, retry', async () => {
  const {archive, rows, moment, mount, refetch} = probe('f1');
  let release = archive.hold();
  await moment('first request', mount, loading);
  await moment('response', release, 'isSuccess');
  release = archive.hold();
  await moment('refetch', refetch, again);
  archive.fail(true);
  await moment('the refetch fails', release, 'isError');
  release = archive.hold();
  await moment('retry', refetch, 'isFetching');
  archive.fail(false);
  await moment('response', release, 'isSuccess');
  expect(archive.requests).toHaveLength(3);
  await record('./flagsOneArgument.output.txt', table(rows));
});

test('no data yet: fail, retry', async () => {
  const {archive, rows, moment, mount, refetch} = probe('f1');
  archive.fail(true);
  let release = archive.hold();
  await moment('first request', mount, loading);
  await moment('it fails', release, 'isError');
  release = archive.hold();
  await moment('retry', refetch, loading);
  archive.fail(false);
  await moment('response', release, 'isSuccess');
  expect(archive.requests).toHaveLength(2);
  await record('./flagsNoData.output.txt', table(rows));
});

test('the argument changes', async () => {
  const {archive, rows, moment, mount, show} = probe('f1');
  await moment('f1 loaded', mount, 'isSuccess');
  rows.splice(0, rows.length - 1);
  let release = archive.hold();
  await moment('change to f2', () => show('f2'), again);
  await moment('response for f2', release, 'isSuccess');
  await moment('back to f1, in cache', () => show('f1'), 'isSuccess');
  release = archive.hold();
  await moment('change to f7', () => show('f7'), again);
  await moment('f7 fails', release, 'isError');
  await moment('skip', () => show(skipToken), 'isUninitialized isSuccess');
  expect(archive.requests).toEqual(['films/f1', 'films/f2', 'films/f7']);
  await record('./flagsNewArgument.output.txt', table(rows));
});

test('fulfilledTimeStamp belongs to the current argument', async () => {
  const archive = fakeArchive();
  server.use(...archive.handlers);
  const store = makeStore();
  const {result, rerender} = renderHook(
    (id: string) => useGetFilmQuery(id),
    {
      initialProps: 'f1',
      wrapper: ({children}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current.fulfilledTimeStamp).toBeTypeOf('number');
  const release = archive.hold();
  rerender('f2');
  expect(result.current.data?.title).toBe('Faust');
  expect(result.current.fulfilledTimeStamp).toBeUndefined();
  release();
  await waitFor(() =>
    expect(result.current.fulfilledTimeStamp).toBeTypeOf('number'),
  );
});

test('arguments that share an entry share its currentData', async () => {
  const archive = fakeArchive();
  server.use(...archive.handlers);
  const shelfApi = createApi({
    baseQuery: fetchBaseQuery({baseUrl: 'https://archive.example/api'}),
    endpoints: (build) => ({
      getNewest: build.query<Film, string>({
        query: (id) => `films/${id}`,
        serializeQueryArgs: () => 'newest',
        forceRefetch: ({currentArg, previousArg}) =>
          currentArg !== previousArg,
      }),
    }),
  });
  const store = configureStore({
    reducer: {[shelfApi.reducerPath]: shelfApi.reducer},
    middleware: (getDefault) => getDefault().concat(shelfApi.middleware),
  });
  const {result, rerender} = renderHook(
    (id: string) => shelfApi.useGetNewestQuery(id),
    {
      initialProps: 'f1',
      wrapper: ({children}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  const title = () => result.current.currentData?.title;
  await waitFor(() => expect(title()).toBe('Faust'));
  const release = archive.hold();
  rerender('f2');
  await waitFor(() => expect(result.current.isFetching).toBe(true));
  expect(title()).toBe('Faust');
  release();
  await waitFor(() => expect(title()).toBe('Sunrise'));
});

test('skipped from the start', async () => {
  const {archive, rows, moment, mount} = probe(skipToken);
  await moment('skip', mount, 'isUninitialized');
  expect(rows).toEqual([['skip', 'isUninitialized', '-', '-', '-']]);
  expect(archive.requests).toEqual([]);
});

test('a component mounts on an entry that exists', async () => {
  const store = makeStore();
  const first = probe('f1', store);
  await first.moment('', first.mount, 'isSuccess');

  const onLoaded = probe('f1', store);
  await onLoaded.moment('loaded', onLoaded.mount, 'isSuccess');
  expect(onLoaded.rows).toEqual([
    ['loaded', 'isSuccess', 'Faust', 'Faust', '-'],
  ]);
  expect(onLoaded.archive.requests).toEqual([]);

  // A refetch that failed left the data, and is not repeated.
  first.archive.fail(true);
  server.use(...first.archive.handlers);
  await first.moment('', first.refetch, 'isError');
  const onOld = probe('f1', store);
  await onOld.moment('old', onOld.mount, 'isError');
  expect(onOld.rows).toEqual([['old', 'isError', 'Faust', 'Faust', '500']]);
  expect(onOld.archive.requests).toEqual([]);

  const failed = probe('f7', store);
  await failed.moment('', failed.mount, 'isError');
  const onFailed = probe('f7', store);
  const release = onFailed.archive.hold();
  await onFailed.moment('failed', onFailed.mount, loading);
  expect(onFailed.rows).toEqual([
    ['failed', 'isError', '-', '-', '404'],
    ['failed', 'isLoading isFetching', '-', '-', '404'],
  ]);
  // One that mounts while the retry runs does not have `isError`.
  const onRetry = probe('f7', store);
  await onRetry.moment('retry', onRetry.mount, loading);
  expect(onRetry.rows).toEqual([
    ['retry', 'isLoading isFetching', '-', '-', '404'],
  ]);
  await onFailed.moment('', release, 'isError');
  expect(onFailed.archive.requests).toEqual(['films/f7']);
});

test('a transformed response that is undefined is a success without data', async () => {
  const archive = fakeArchive();
  server.use(...archive.handlers);
  const api = createApi({
    baseQuery: fetchBaseQuery({baseUrl: 'https://archive.example/api'}),
    endpoints: (build) => ({
      find: build.query<Film | undefined, string>({
        query: () => 'films',
        transformResponse: (films: Film[], _meta, id) =>
          films.find((film) => film.id === id),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {result} = renderHook(() => api.useFindQuery('f7'), {
    wrapper: ({children}) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current.data).toBeUndefined();

  // During a refetch, no flag says that there is nothing to show.
  const release = archive.hold();
  act(() => void result.current.refetch());
  await waitFor(() => expect(result.current.isFetching).toBe(true));
  expect(result.current).toMatchObject({
    isLoading: false,
    isSuccess: false,
  });
  release();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
});

test('an argument that changes after a failure without data', async () => {
  const {archive, rows, moment, mount, show} = probe('f7');
  await moment('f7 fails', mount, 'isError');
  const release = archive.hold();
  await moment('change to f1', () => show('f1'), loading);
  await moment('response', release, 'isSuccess');
  expect(rows.slice(-2)).toEqual([
    ['change to f1', loading, '-', '-', '-'],
    ['response', 'isSuccess', 'Faust', 'Faust', '-'],
  ]);
});
