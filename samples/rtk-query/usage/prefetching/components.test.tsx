import {configure, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Profiler, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {ArtworkDetail} from './ArtworkDetail';
import {artworkLoader} from './artworkLoader';
import {Catalog} from './Catalog';
import {Gallery} from './Gallery';
import {
  galleryApi,
  makeStore,
  useArtworkQuery,
  usePrefetch,
} from './galleryApi';
import {GalleryShell} from './GalleryShell';
import {galleryServer} from './handlers';
import {usePatientPrefetch} from './usePatientPrefetch';

configure({asyncUtilTimeout: 4000});

let gallery = galleryServer();
let store = makeStore();
beforeEach(() => {
  gallery = galleryServer();
  server.use(...gallery.handlers);
  store = makeStore();
});
const page = (children: ReactNode) => (
  <Provider store={store}>{children}</Provider>
);
const {artwork, artworkPage} = galleryApi.endpoints;
const ready = (id: number) =>
  vi.waitFor(() =>
    expect(artwork.select(id)(store.getState()).isSuccess).toBe(true),
  );
const button = (name: string) => screen.getByRole('button', {name});

describe('hover', () => {
  test('the detail opens without a loading state, with one request', async () => {
    render(page(<Gallery />));
    expect(gallery.requests).toEqual([]);
    await userEvent.hover(button('Harbor at dawn'));
    await ready(21);
    await userEvent.click(button('Harbor at dawn'));
    screen.getByText('Harbor at dawn, by Ida Lund');
    expect(gallery.requests).toEqual(['artworks/21']);
  });

  test('a click before the response shares the request', async () => {
    const open = gallery.hold();
    render(page(<Gallery />));
    await userEvent.click(button('Harbor at dawn'));
    screen.getByText('Loading the artwork…');
    open();
    await screen.findByText('Harbor at dawn, by Ida Lund');
    expect(gallery.requests).toEqual(['artworks/21']);
  });

  test('a second artwork shows its own loading state, and its own failure', async () => {
    render(page(<Gallery />));
    await userEvent.click(button('Harbor at dawn'));
    await screen.findByText('Harbor at dawn, by Ida Lund');

    const open = gallery.hold();
    gallery.setFailing(true);
    await userEvent.click(button('Two bakers'));
    expect(screen.queryByText('Harbor at dawn, by Ida Lund')).toBeNull();
    await screen.findByText('Loading the artwork…');
    open();
    await screen.findByRole('alert');
    expect(screen.queryByText('Harbor at dawn, by Ida Lund')).toBeNull();
    gallery.setFailing(false);
    await userEvent.click(button('Try again'));
    await screen.findByText('Two bakers, by Ida Lund');
    expect(screen.queryByRole('alert')).toBeNull();

    // A failed refetch takes nothing away.
    gallery.setFailing(true);
    store.dispatch(galleryApi.util.invalidateTags(['Artwork']));
    await screen.findByRole('alert');
    screen.getByText('Two bakers, by Ida Lund');
  });

  test('the keyboard prefetches, too', async () => {
    render(page(<Gallery />));
    await userEvent.tab();
    await ready(21);
    await userEvent.keyboard('{Enter}');
    screen.getByText('Harbor at dawn, by Ida Lund');
    expect(gallery.requests).toEqual(['artworks/21']);
  });
});

test('a patient link ignores a pointer that passes', async () => {
  const clock = useFakeClock();
  function Link() {
    return <button {...usePatientPrefetch(21)}>open</button>;
  }
  const {unmount} = render(page(<Link />));
  const link = button('open');
  for (let i = 0; i < 3; i++) {
    fireEvent.pointerEnter(link);
    await clock.advance(50);
    fireEvent.pointerLeave(link);
  }
  await clock.advance(200);
  expect(store.getState().gallery.queries).toEqual({});

  fireEvent.pointerEnter(link);
  fireEvent.pointerDown(link);
  await clock.advance(200);
  await ready(21);
  expect(gallery.requests).toEqual(['artworks/21']);

  fireEvent.pointerEnter(link);
  unmount();
  await clock.advance(200);
  expect(vi.getTimerCount()).toBe(1); // the removal of the entry
});

test('the next page shows its data at once', async () => {
  render(page(<Catalog />));
  await screen.findByText('Artwork 21');
  await vi.waitFor(() =>
    expect(artworkPage.select(2)(store.getState()).isSuccess).toBe(true),
  );
  await userEvent.click(button('Next page'));
  screen.getByText('Artwork 22');
  await vi.waitFor(() =>
    expect(gallery.requests).toEqual([
      'artworks?page=1',
      'artworks?page=2',
      'artworks?page=3',
    ]),
  );
});

test('the next page waits until the current one is loaded', async () => {
  const pages: (string | null)[] = [];
  server.use(
    http.get('https://gallery.example/api/artworks', ({request}) => {
      const number = new URL(request.url).searchParams.get('page');
      pages.push(number);
      return number === '2'
        ? HttpResponse.json('closed', {status: 503})
        : HttpResponse.json({artworks: [], pageCount: 3});
    }),
  );
  render(page(<Catalog />));
  await vi.waitFor(() =>
    expect(artworkPage.select(2)(store.getState()).isError).toBe(true),
  );
  await userEvent.click(button('Next page'));
  await vi.waitFor(() => expect(pages).toHaveLength(3));
  await screen.findByText(/Page 2 could not be loaded/);
  expect(pages).toEqual(['1', '2', '2']);
});

test('the prefetch function stays the same', () => {
  const seen = new Set<unknown>();
  function Reader() {
    seen.add(usePrefetch('artworkPage'));
    return null;
  }
  const {rerender} = render(page(<Reader />));
  rerender(page(<Reader />));
  expect(seen.size).toBe(1);
});

test('a page that fails says so, and can be tried again', async () => {
  render(page(<Catalog />));
  await screen.findByText('Artwork 21');
  await vi.waitFor(() =>
    expect(artworkPage.select(2)(store.getState()).isSuccess).toBe(true),
  );
  gallery.setFailing(true);
  await userEvent.click(button('Next page'));
  await screen.findByText('Artwork 22');
  await userEvent.click(button('Next page'));
  await screen.findByText(/Page 3 could not be loaded/);
  gallery.setFailing(false);
  await userEvent.click(button('Try again'));
  await screen.findByText('Artwork 23');
});

test('after a loader the component renders with data', async () => {
  await artworkLoader(store, 21);
  render(page(<ArtworkDetail id={21} />));
  screen.getByText('Harbor at dawn, by Ida Lund');
  expect(gallery.requests).toEqual(['artworks/21']);
});

test('after a failed prefetch the screen tries again', async () => {
  gallery.setFailing(true);
  store.dispatch(galleryApi.util.prefetch('artwork', 21));
  await vi.waitFor(() =>
    expect(artwork.select(21)(store.getState()).isError).toBe(true),
  );
  gallery.setFailing(false);
  const seen: string[] = [];
  function Detail() {
    const {isError, isLoading, data} = useArtworkQuery(21);
    const now = isError ? 'error' : isLoading ? 'loading' : data?.title;
    if (now && seen.at(-1) !== now) seen.push(now);
    return <p>{now}</p>;
  }
  const open = gallery.hold();
  render(page(<Detail />));
  await screen.findByText('loading');
  open();
  await screen.findByText('Harbor at dawn');
  expect(seen).toEqual(['error', 'loading', 'Harbor at dawn']);
  expect(gallery.requests).toHaveLength(2);
});

test('after a failed prefetch of older data the screen sends nothing', async () => {
  await store.dispatch(artwork.initiate(21, {subscribe: false}));
  gallery.setFailing(true);
  store.dispatch(galleryApi.util.prefetch('artwork', 21, {force: true}));
  await vi.waitFor(() =>
    expect(artwork.select(21)(store.getState()).isError).toBe(true),
  );
  gallery.setFailing(false);
  function Detail() {
    const {isError, isFetching, data} = useArtworkQuery(21);
    return <p>{JSON.stringify([data?.title, isError, isFetching])}</p>;
  }
  render(page(<Detail />));
  const {getRunningQueriesThunk} = galleryApi.util;
  await Promise.all(store.dispatch(getRunningQueriesThunk()));
  screen.getByText('["Harbor at dawn",true,false]');
  expect(gallery.requests).toHaveLength(2);
});

test('a screen that refetches on mount shows the data and sends a request', async () => {
  await store.dispatch(artwork.initiate(21, {subscribe: false}));
  const seen: (string | undefined)[] = [];
  function Detail({age}: {age: true | number}) {
    const {data} = useArtworkQuery(21, {refetchOnMountOrArgChange: age});
    seen.push(data?.title);
    return null;
  }
  const {unmount} = render(page(<Detail age={30} />));
  expect(gallery.requests).toHaveLength(1);
  unmount();
  render(page(<Detail age />));
  await vi.waitFor(() => expect(gallery.requests).toHaveLength(2));
  await ready(21);
  expect(new Set(seen)).toEqual(new Set(['Harbor at dawn']));
});

test('the options of a call are laid over those of the hook', async () => {
  await store.dispatch(artwork.initiate(21, {subscribe: false}));
  let prefetch: ReturnType<typeof usePrefetch<'artwork'>> = () => {};
  function Hook() {
    prefetch = usePrefetch('artwork', {force: true});
    return null;
  }
  render(page(<Hook />));
  const counts: number[] = [];
  for (const options of [
    undefined,
    {ifOlderThan: 30},
    {force: false, ifOlderThan: 30},
  ]) {
    prefetch(21, options);
    await ready(21);
    await Promise.all(
      store.dispatch(galleryApi.util.getRunningQueriesThunk()),
    );
    counts.push(gallery.requests.length);
  }
  // `force` of the hook is still there in the second call.
  expect(counts).toEqual([2, 3, 3]);
});

test('a subscription in the shell keeps the entry, and renders nothing', async () => {
  const clock = useFakeClock();
  const onRender = vi.fn();
  const shell = (text: string) =>
    page(
      <Profiler id="shell" onRender={onRender}>
        <GalleryShell>{text}</GalleryShell>
      </Profiler>,
    );
  const {rerender, unmount} = render(shell('pictures'));
  const isThere = () => artworkPage.select(1)(store.getState()).isSuccess;
  await vi.waitFor(() => expect(isThere()).toBe(true));
  await clock.advance(120_000);
  expect(isThere()).toBe(true);
  expect(onRender).toHaveBeenCalledTimes(1);

  // It does not see a reset until it renders.
  const count = gallery.requests.length;
  store.dispatch(galleryApi.util.resetApiState());
  await clock.advance(1_000);
  expect(gallery.requests).toHaveLength(count);
  rerender(shell('other pictures'));
  await vi.waitFor(() => expect(isThere()).toBe(true));
  unmount();
  await clock.advance(61_000);
  expect(isThere()).toBe(false);
});
