import {configureStore} from '@reduxjs/toolkit';
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {CheckedFilm} from './CheckedFilm';
import {convertedApi} from './convertedApi';
import {DimmedFilm} from './DimmedFilm';
import {FilmCard} from './FilmCard';
import {FilmPager} from './FilmPager';
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
  await screen.findByText('This film is not available.');
  expect(screen.getByRole('button', {name: 'Next'})).toHaveProperty(
    'disabled',
    true,
  );
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
  await screen.findByText(/No answer/);
  archive.fail(false);
  const release = archive.hold();
  click('Try again');
  await screen.findByText('Loading…');
  release();
  await screen.findByText('Faust');
  expect(archive.requests).toEqual(['films/f1', 'films/f1']);
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
  click('Search');
  await waitFor(() => expect(archive.requests).toHaveLength(2));
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
});
