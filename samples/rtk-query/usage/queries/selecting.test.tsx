import {act, render, screen, waitFor} from '@testing-library/react';
import {Profiler, StrictMode, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {filmsApi, useGetFilmQuery, useGetFilmsQuery} from './filmsApi';
import {FilmTitle} from './FilmTitle';
import {fakeArchive} from './handlers';
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
  const {useSearchFilmsQuery} = await import('./searchApi');
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
function Inline({make}: {make: () => unknown}) {
  const {status} = useGetFilmQuery(make() as never, {
    refetchOnMountOrArgChange: true,
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
  await waitFor(() => expect(archive.requests.length).toBeGreaterThan(4));
  unmount();
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
