import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Profiler, StrictMode, useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {filmsApi, useGetFilmQuery, useGetFilmsQuery} from './filmsApi';
import {FilmTitle} from './FilmTitle';
import {fakeArchive} from './handlers';
import {useSearchFilmsQuery} from './searchApi';
import {SilentFilms} from './SilentFilms';
import {makeStore} from './store';

let store: ReturnType<typeof makeStore>;
let archive: ReturnType<typeof fakeArchive>;
let commits = 0;
beforeEach(() => {
  archive = fakeArchive();
  server.use(...archive.handlers);
  store = makeStore();
  commits = 0;
});

const show = (ui: ReactNode) =>
  render(
    <Provider store={store}>
      <Profiler id="films" onRender={() => commits++}>
        {ui}
      </Profiler>
    </Provider>,
  );

/** The store tells its subscribers once per frame. */
const notified = () =>
  new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
  });

const reload = () =>
  act(async () => {
    await store.dispatch(
      filmsApi.endpoints.getFilms.initiate(undefined, {forceRefetch: true}),
    );
    await notified();
  });

const rename = (id: string, title: string) =>
  act(async () => {
    store.dispatch(
      filmsApi.util.updateQueryData('getFilms', undefined, (films) => {
        films.find((film) => film.id === id)!.title = title;
      }),
    );
    await notified();
  });

test('a picked title renders only when that title changes', async () => {
  show(<FilmTitle id="f1" />);
  await screen.findByText('Faust');
  expect(commits).toBe(2); // without a title, with it

  await rename('f2', 'Sunrise (1927)');
  await reload();
  expect(archive.requests).toEqual(['films', 'films']);
  expect(commits).toBe(2);

  await rename('f1', 'Faust (1926)');
  screen.getByText('Faust (1926)');
  expect(commits).toBe(3);
});

test('a memoized selection keeps its array', async () => {
  show(<SilentFilms until={1929} />);
  screen.getByText('Loading…');
  await screen.findByText('2 silent films');
  expect(commits).toBe(2);
  await reload();
  expect(commits).toBe(2);
});

test('a filter without memory renders on every change', async () => {
  function Unstable() {
    const {found} = useGetFilmsQuery(undefined, {
      selectFromResult: ({data}) => ({
        found: data?.filter((film) => film.year < 1900) ?? [],
      }),
    });
    return <p>{found.length} old films</p>;
  }
  show(<Unstable />);
  await screen.findByText('0 old films');
  const before = commits;
  await reload();
  expect(commits).toBeGreaterThan(before);
});

test('with selectFromResult the first render is uninitialized', async () => {
  const seen: string[] = [];
  const note = (text: string) => seen.push(text);
  function Status() {
    const {status, isLoading} = useGetFilmsQuery(undefined, {
      selectFromResult: ({status, isLoading}) => ({status, isLoading}),
    });
    note(`${status} ${isLoading}`);
    return <p>{status}</p>;
  }
  show(<Status />);
  await screen.findByText('fulfilled');
  expect(seen).toEqual([
    'uninitialized false',
    'pending true',
    'fulfilled false',
  ]);
});

test('StrictMode and an inline object argument send one request', async () => {
  function Results() {
    const {data} = useSearchFilmsQuery({title: 'u', from: 1920});
    return <p>{data?.length ?? 'none'}</p>;
  }
  // StrictMode must be the root: below another component, effects run once.
  const ui = () => (
    <StrictMode>
      <Provider store={store}>
        <Results />
      </Provider>
    </StrictMode>
  );
  const {rerender} = render(ui());
  await screen.findByText('2');
  rerender(ui());
  expect(archive.requests).toEqual(['films/search?title=u&from=1920']);
});

/** Calls the hook with an argument that is new in every render. */
function Inline({
  make,
  refetch = true,
}: {
  make: () => unknown;
  refetch?: boolean;
}) {
  const {status} = useGetFilmQuery(make() as never, {
    refetchOnMountOrArgChange: refetch,
  });
  return <p>{status}</p>;
}

test('a hook compares plain objects and arrays by content', async () => {
  show(<Inline make={() => ({years: [1927]})} />);
  await screen.findByText('rejected');
  expect(commits).toBeGreaterThan(1);
  expect(archive.requests).toHaveLength(1);
});

test.each([
  ['Date', () => ({since: new Date(0)})],
  ['Map', () => ({since: new Map()})],
  ['Set', () => ({since: new Set()})],
])('a new %s in every render never stops fetching', async (_name, make) => {
  captureConsole(); // an argument that is not serializable
  const {unmount} = show(<Inline make={make} />);
  await waitFor(() => expect(archive.requests.length).toBeGreaterThan(4), {
    timeout: 10_000, // five requests, on a busy machine
  });
  unmount();
});

test('without the option, it does not stop either while it fails', async () => {
  captureConsole(); // an argument that is not serializable
  const make = () => ({since: new Date(0)});
  const {unmount} = show(<Inline make={make} refetch={false} />);
  await waitFor(() => expect(archive.requests.length).toBeGreaterThan(4), {
    timeout: 10_000, // five requests, on a busy machine
  });
  unmount();
});

test('a refetch that fails is not sent without end', async () => {
  captureConsole(); // an argument that is not serializable
  // The path of `f1`, from an object that is new in every render.
  class Id {
    toString() {
      return 'f1';
    }
  }
  function Film() {
    const {data, isError, refetch} = useGetFilmQuery(new Id() as never);
    return <button onClick={refetch}>{`${data?.title} ${isError}`}</button>;
  }
  show(<Film />);
  const button = await screen.findByText('Faust false');
  archive.fail(true);
  await userEvent.click(button);
  await screen.findByText('Faust true');
  // The effects have run: another request would be pending.
  const entries = Object.values(store.getState().filmsApi.queries);
  expect(entries.map((entry) => entry?.status)).toEqual(['rejected']);
  expect(archive.requests).toEqual(['films/f1', 'films/f1']);
});

test('an instance that stays the same is one argument', async () => {
  captureConsole(); // an argument that is not serializable
  const since = new Date(0);
  show(<Inline make={() => ({since})} />);
  await screen.findByText('rejected');
  expect(commits).toBeGreaterThan(1);
  expect(archive.requests).toHaveLength(1);
});

describe('the time of the render in the argument', () => {
  // A clock that goes on between any two renders.
  let time = 0;
  const now = () => `${++time}`;
  const entries = () => Object.values(store.getState().filmsApi.queries);

  test.each([true, false])(
    'loads without end, refetching on mount: %s',
    async (refetchOnMountOrArgChange) => {
      function Now() {
        const {data, isLoading} = useSearchFilmsQuery(
          {title: now()},
          {refetchOnMountOrArgChange},
        );
        return <p>{isLoading && !data ? 'loading' : 'shown'}</p>;
      }
      const ui = () => (
        <Provider store={store}>
          <Now />
        </Provider>
      );
      const {rerender} = render(ui());
      for (const count of [1, 2]) {
        await waitFor(() =>
          expect(entries().map((entry) => entry?.status)).toEqual(
            Array(count).fill('fulfilled'),
          ),
        );
        // The renders that a response causes send nothing.
        await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
        expect(archive.requests).toHaveLength(count);
        screen.getByText('loading');
        rerender(ui());
      }
    },
  );

  test('is shown if it was read once', async () => {
    function Once() {
      const [title] = useState(now);
      const {data} = useSearchFilmsQuery({title});
      return <p>{data ? 'shown' : 'loading'}</p>;
    }
    show(<Once />);
    await screen.findByText('shown');
    expect(archive.requests).toHaveLength(1);
  });
});

test('the subscription half sends, the state half reads', async () => {
  const {useQueryState, useQuerySubscription} = filmsApi.endpoints.getFilms;
  let renders = 0;
  const count = () => void renders++;
  function Loader() {
    useQuerySubscription();
    count();
    return null;
  }
  function Reader() {
    const {data} = useQueryState();
    return <p>{data ? data.length : 'none'}</p>;
  }
  const {unmount} = show(<Reader />);
  screen.getByText('none');
  expect(store.getState().filmsApi.queries).toEqual({});
  unmount();

  render(
    <Provider store={store}>
      <Loader />
      <Reader />
    </Provider>,
  );
  await screen.findByText('3');
  expect(archive.requests).toEqual(['films']);
  expect(renders).toBe(1);
});

test('refetch during a request joins it', async () => {
  let refetch: () => PromiseLike<unknown> = () => Promise.resolve();
  const keep = (next: typeof refetch) => void (refetch = next);
  function List() {
    const result = useGetFilmsQuery();
    keep(result.refetch);
    return <p>{result.status}</p>;
  }
  show(<List />);
  await act(async () => {
    await refetch();
  });
  await screen.findByText('fulfilled');
  expect(archive.requests).toEqual(['films']);
});

test.each([
  ['without selectFromResult, as fetching', {}, [false, true]],
  [
    'with selectFromResult, as uninitialized',
    {selectFromResult: <R,>(result: R) => result},
    [true, false],
  ],
])('the first render %s', async (_, options, expected) => {
  const seen: boolean[][] = [];
  const {result} = renderHook(
    () => {
      const film = useGetFilmQuery('f1', options);
      seen.push([film.isUninitialized, film.isFetching]);
      return film;
    },
    {
      wrapper: ({children}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  expect(seen[0]).toEqual(expected);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
});
