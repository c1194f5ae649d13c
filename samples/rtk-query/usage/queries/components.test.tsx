import {configureStore} from '@reduxjs/toolkit';
import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {CheckedFilm} from './CheckedFilm';
import {convertedApi} from './convertedApi';
import {DimmedFilm} from './DimmedFilm';
import {FilmCard} from './FilmCard';
import {FilmList} from './FilmList';
import {FilmPager} from './FilmPager';
import {FilmRows} from './FilmRows';
import {FilmTotal} from './FilmTotal';
import {FilmWithRetry} from './FilmWithRetry';
import {filmsApi} from './filmsApi';
import {fakeArchive} from './handlers';
import {SearchForm} from './SearchForm';
import {SortedFilms} from './SortedFilms';
import {SteadyList} from './SteadyList';
import {makeStore} from './store';

let archive: ReturnType<typeof fakeArchive>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  archive = fakeArchive();
  server.use(...archive.handlers);
  store = makeStore();
});

const show = (ui: ReactNode) =>
  render(ui, {
    wrapper: ({children}) => <Provider store={store}>{children}</Provider>,
  });
const click = (name: string) =>
  fireEvent.click(screen.getByRole('button', {name}));

test('list and detail send one request each', async () => {
  const {App} = await import('./App');
  render(<App />);
  screen.getByText('Loading the catalog…');
  fireEvent.click(await screen.findByText('Sunrise'));
  screen.getByText('Loading the film…');
  await screen.findByText('Sunrise, 1927, restored in 2008');
  click('Faust');
  await screen.findByText('Faust, 1926, restored in 2006');
  click('Sunrise');
  screen.getByText('Sunrise, 1927, restored in 2008');
  expect(archive.requests).toEqual(['films', 'films/f2', 'films/f1']);
});

test('the card does not show the old film when the next one fails', async () => {
  const {rerender} = show(<FilmCard id="f1" />);
  await screen.findByText(/Faust/);
  rerender(<FilmCard id="f7" />);
  await screen.findByText('This film is not available.');
  expect(screen.queryByText(/Faust/)).toBeNull();
});

test('two components with the same argument share one request', async () => {
  show(
    <>
      <FilmCard id="f1" />
      <FilmCard id="f1" />
    </>,
  );
  expect(await screen.findAllByText(/Faust/)).toHaveLength(2);
  expect(archive.requests).toEqual(['films/f1']);
  expect(Object.keys(store.getState().filmsApi.queries)).toEqual([
    'getFilm("f1")',
  ]);
});

test('the pager never shows an old title under a new id', async () => {
  show(<FilmPager ids={['f1', 'f2', 'f7']} />);
  await screen.findByText('Faust');
  const release = archive.hold();
  click('Next');
  screen.getByText('Film f2');
  screen.getByText('Loading…');
  expect(screen.queryByText('Faust')).toBeNull();
  release();
  await screen.findByText('Sunrise');
  click('Next');
  screen.getByText('Film f7');
  screen.getByText('Loading…');
  await screen.findByText('The film could not be loaded.');
  expect(screen.getByRole('button', {name: 'Next'})).toHaveProperty(
    'disabled',
    true,
  );
});

test('a pager without films does not wait for one', () => {
  show(<FilmPager ids={[]} />);
  expect(screen.queryByText('Loading…')).toBeNull();
  expect(archive.requests).toEqual([]);
});

test('old data is dimmed while the next film loads', async () => {
  const {rerender} = show(<DimmedFilm id="f1" />);
  await screen.findByText('Faust');
  const release = archive.hold();
  rerender(<DimmedFilm id="f2" />);
  await waitFor(() =>
    expect(screen.getByText('Faust').className).toBe('dimmed'),
  );
  release();
  const next = await screen.findByText('Sunrise');
  expect(next.className).toBe('');
});

test('a retry without data shows the placeholder again', async () => {
  archive.fail(true);
  show(<FilmWithRetry id="f1" />);
  await screen.findByText(/The request failed/);
  archive.fail(false);
  const release = archive.hold();
  click('Try again');
  await screen.findByText('Loading…');
  expect(screen.queryByRole('alert')).toBeNull();
  release();
  await screen.findByText('Faust');
  expect(archive.requests).toEqual(['films/f1', 'films/f1']);
});

/** Sends the request of an entry again; it fails. */
async function failAgain(id?: string) {
  archive.fail(true);
  const {getFilm, getFilms} = filmsApi.endpoints;
  await act(async () => {
    await (id
      ? store.dispatch(getFilm.initiate(id, {forceRefetch: true}))
      : store.dispatch(getFilms.initiate(undefined, {forceRefetch: true})));
  });
}

test('a failed refetch leaves the data on the screen', async () => {
  show(
    <>
      <FilmList onPick={() => {}} />
      <FilmCard id="f1" />
      <FilmWithRetry id="f1" />
      <DimmedFilm id="f1" />
    </>,
  );
  await screen.findByRole('button', {name: 'Faust'});
  await screen.findByText('Faust, 1926, restored in 2006');
  await failAgain();
  await screen.findByText('The catalog could not be loaded.');
  screen.getByRole('button', {name: 'Faust'});
  await failAgain('f1');
  await screen.findByText(/restored in 2006 .could not be refreshed/);
  await screen.findByText(/The request failed/);
  await screen.findByText('It could not be refreshed.');
  expect(screen.getAllByText('Faust', {selector: 'p'})).toHaveLength(2);
});

test('a list whose first load fails shows the error', async () => {
  archive.fail(true);
  show(<FilmList onPick={() => {}} />);
  await screen.findByText('The catalog could not be loaded.');
});

test('a film that does not exist takes the place of the dimmed one', async () => {
  const {rerender} = show(<DimmedFilm id="f1" />);
  await screen.findByText('Faust');
  rerender(<DimmedFilm id="f7" />);
  await screen.findByText('This film is not available.');
  expect(screen.queryByText('Faust')).toBeNull();

  // It does not come back during a retry, or on the next visit.
  let release = archive.hold();
  const {getFilm} = filmsApi.endpoints;
  const retry = store.dispatch(
    getFilm.initiate('f7', {forceRefetch: true}),
  );
  await act(async () => {});
  expect(getFilm.select('f7')(store.getState()).isLoading).toBe(true);
  screen.getByText('This film is not available.');
  release();
  await act(async () => void (await retry));
  rerender(<DimmedFilm id="f1" />);
  screen.getByText('Faust');
  release = archive.hold();
  rerender(<DimmedFilm id="f7" />);
  await act(async () => {});
  screen.getByText('This film is not available.');
  release();
});

test('the card reads a date without a time in UTC', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(new Date('2006-01-01').getFullYear()).toBe(2005);
  const film = {id: 'f4', title: 'Nosferatu', year: 1922};
  server.use(
    http.get('https://archive.example/api/films/f4', () =>
      HttpResponse.json({...film, restoredOn: '2006-01-01'}),
    ),
  );
  show(<FilmCard id="f4" />);
  await screen.findByText('Nosferatu, 1922, restored in 2006');
});

test('the card shows its placeholder, not the old film', async () => {
  const {rerender} = show(<FilmCard id="f1" />);
  await screen.findByText(/Faust/);
  const release = archive.hold();
  rerender(<FilmCard id="f2" />);
  screen.getByText('Loading the film…');
  release();
  await screen.findByText(/Sunrise/);
});

test('one component for each id: one request for each', async () => {
  const {rerender} = show(<FilmRows ids={['f1', 'f2']} />);
  await screen.findByText(/Sunrise/);
  rerender(<FilmRows ids={['f1', 'f2', 'f3']} />);
  await screen.findByText(/Vampyr/);
  expect(archive.requests).toEqual(['films/f1', 'films/f2', 'films/f3']);
});

test('one hook for a list of ids of any length', async () => {
  const two = ['f1', 'f2'];
  const three = ['f1', 'f2', 'f7'];
  const {rerender, unmount} = show(<FilmTotal ids={two} />);
  screen.getByText('0 of 2 films loaded');
  await screen.findByText('2 of 2 films loaded');
  rerender(<FilmTotal ids={three} />);
  await screen.findByText('2 of 3 films loaded, 1 not available');
  expect(archive.requests).toEqual(['films/f1', 'films/f2', 'films/f7']);
  const counts = () => {
    const {getSubscriptionCount} = store.dispatch(
      filmsApi.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as {getSubscriptionCount(key: string): number};
    return three.map((id) => getSubscriptionCount(`getFilm("${id}")`));
  };
  expect(counts()).toEqual([1, 1, 1]);
  unmount();
  expect(counts()).toEqual([0, 0, 0]);
});

test('after a reset, a list of ids loads again when it changes', async () => {
  const two = ['f1', 'f2'];
  const {rerender} = show(<FilmTotal ids={two} />);
  await screen.findByText('2 of 2 films loaded');
  act(() => {
    store.dispatch(filmsApi.util.resetApiState());
  });
  await screen.findByText('0 of 2 films loaded');
  expect(archive.requests).toHaveLength(2);
  rerender(<FilmTotal ids={[...two]} />);
  await screen.findByText('2 of 2 films loaded');
  expect(archive.requests).toHaveLength(4);
});

test('the list stays while a retry runs', async () => {
  show(<SteadyList />);
  await screen.findByText('Faust');
  archive.fail(true);
  store.dispatch(
    filmsApi.endpoints.getFilms.initiate(undefined, {forceRefetch: true}),
  );
  await screen.findByText(/This list may be old/);
  const release = archive.hold();
  archive.fail(false);
  click('Try again');
  await screen.findByText('Trying…');
  screen.getByText('Faust');
  release();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('the search form sends nothing before it is submitted', async () => {
  show(<SearchForm />);
  screen.getByText('Enter a part of a title.');
  expect(store.getState().filmsApi.queries).toEqual({});
  fireEvent.change(screen.getByLabelText('Title'), {
    target: {value: 'u'},
  });
  expect(archive.requests).toEqual([]);
  click('Search');
  await screen.findByText('2 films found');
  // `from` is undefined, so it is left out.
  expect(archive.requests).toEqual(['films/search?title=u']);
  const release = archive.hold();
  click('Search');
  await screen.findByText('Searching…');
  await waitFor(() => expect(archive.requests).toHaveLength(2));
  // The same title: its result stays.
  screen.getByText('2 films found');
  release();
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
});

test('the search form drops the old result and reports failures', async () => {
  show(<SearchForm />);
  click('Search');
  await screen.findByText('2 films found');
  archive.fail(true);
  const release = archive.hold();
  fireEvent.change(screen.getByLabelText('Title'), {
    target: {value: 'z'},
  });
  click('Search');
  await screen.findByText('Searching…');
  expect(screen.queryByText('2 films found')).toBeNull();
  release();
  await screen.findByText('The search failed.');
});

test('the sorted list leaves the cache alone', async () => {
  show(<SortedFilms />);
  await screen.findByText('Faust, Sunrise, Vampyr');
  const {data} = filmsApi.endpoints.getFilms.select()(store.getState());
  expect(() => data!.sort((a, b) => b.year - a.year)).toThrow(
    "Cannot assign to read only property '0' of object '[object Array]'",
  );
});

test('a converted schema failure is an ordinary error', async () => {
  const checked = configureStore({
    reducer: {[convertedApi.reducerPath]: convertedApi.reducer},
    middleware: (getDefault) =>
      getDefault().concat(convertedApi.middleware),
  });
  render(
    <Provider store={checked}>
      <CheckedFilm id="f9" />
    </Provider>,
  );
  await screen.findByText(
    'getFilm: responseSchema: Invalid input: expected number, received string',
  );
  expect(
    convertedApi.util.selectInvalidatedBy(checked.getState(), ['Film']),
  ).toEqual([
    {
      endpointName: 'getFilm',
      originalArgs: 'f9',
      queryCacheKey: 'getFilm("f9")',
    },
  ]);
  archive.fail(true);
  render(
    <Provider store={checked}>
      <CheckedFilm id="f1" />
    </Provider>,
  );
  await screen.findByText('The archive is not available.');
});
