import {configureStore} from '@reduxjs/toolkit';
import {
  buildCreateApi,
  coreModule,
  createApi,
  fetchBaseQuery,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Provider, useDispatch, useSelector, useStore} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {runAs} from '../../../testing/runAs';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {galleryApi} from './galleryApi';
import {museumServer} from './handlers';
import {ExhibitSign, Kiosk, kioskStore} from './kiosk';
import {RoomSign} from './RoomSign';

let museum = museumServer();
beforeEach(() => {
  museum = museumServer();
  server.use(museum.handler);
});

test('two providers, two caches', async () => {
  const pageApi = createApi({
    reducerPath: 'page',
    baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
    endpoints: (build) => ({
      exhibit: build.query<{title: string}, number>({
        query: (id) => `exhibits/${id}`,
      }),
    }),
  });
  const pageStore = configureStore({
    reducer: {page: pageApi.reducer},
    middleware: (defaults) => defaults().concat(pageApi.middleware),
  });
  function PageTitle() {
    const {data} = pageApi.useExhibitQuery(1);
    return <h1>{data?.title}</h1>;
  }
  render(
    <Provider store={pageStore}>
      <Kiosk>
        <PageTitle />
        <ExhibitSign id={1} />
      </Kiosk>
    </Provider>,
  );
  await waitFor(() =>
    expect(screen.getAllByText('About exhibits/1')).toHaveLength(2),
  );
  expect(museum.asked).toEqual(['exhibits/1', 'exhibits/1']);
  expect(Object.keys(pageStore.getState().page.queries)).toEqual([
    'exhibit(1)',
  ]);
  expect(Object.keys(kioskStore.getState().kiosk.queries)).toEqual([
    'exhibit(1)',
  ]);
});

function showSign() {
  const store = configureStore({
    reducer: {gallery: galleryApi.reducer},
    middleware: (defaults) => defaults().concat(galleryApi.middleware),
  });
  render(
    <Provider store={store}>
      <RoomSign room="egypt" />
    </Provider>,
  );
  return store;
}

test('data becomes old', async () => {
  const clock = useFakeClock();
  const store = showSign();
  await screen.findByText('12 visitors');
  await clock.advance(28_000);
  expect(screen.queryByText('12 visitors')).not.toBeNull();
  await clock.advance(2_000);
  expect(screen.getByText('about 12 visitors')).toBeDefined();

  // After a refetch, the data counts as new again.
  await act(async () => {
    await store.dispatch(
      galleryApi.endpoints.visitors.initiate('egypt', {
        forceRefetch: true,
      }),
    );
  });
  await screen.findByText('12 visitors');
});

test('after a failure, the sign stays vague until a refetch succeeds', async () => {
  const store = showSign();
  await screen.findByText('12 visitors');

  const responses: ((response: Response) => void)[] = [];
  server.use(
    http.get(
      'https://museum.example/api/*',
      () => new Promise<Response>((resolve) => responses.push(resolve)),
    ),
  );
  const refetch = async (response: Response, meanwhile: string) => {
    const {initiate} = galleryApi.endpoints.visitors;
    const request = store.dispatch(
      initiate('egypt', {forceRefetch: true, subscribe: false}),
    );
    await waitFor(() => expect(responses).toHaveLength(1));
    await screen.findByText(meanwhile);
    await act(async () => {
      responses.pop()?.(response);
      await request;
    });
  };
  await refetch(HttpResponse.json('closed', {status: 500}), '12 visitors');
  await screen.findByText('about 12 visitors');
  await refetch(HttpResponse.json(12), 'about 12 visitors');
  await screen.findByText('12 visitors');
});

test('data becomes old even if the timer fires before the clock is there', async () => {
  const clock = useFakeClock();
  showSign();
  await screen.findByText('12 visitors');
  vi.setSystemTime(Date.now() - 1); // moves the clock, and no timer
  await clock.advance(30_000);
  screen.getByText('about 12 visitors');
});

test('signs say when there is nothing to show', async () => {
  server.use(
    http.all('https://museum.example/api/*', () =>
      HttpResponse.json('closed', {status: 500}),
    ),
  );
  const store = configureStore({
    reducer: {gallery: galleryApi.reducer},
    middleware: (defaults) => defaults().concat(galleryApi.middleware),
  });
  render(
    <Provider store={store}>
      <RoomSign room="rome" />
      <Kiosk>
        <ExhibitSign id={2} />
      </Kiosk>
    </Provider>,
  );
  await screen.findByText('Visitors unknown');
  await screen.findByText('This exhibit is not available.');
});

test('hooks in the form of version 1 are used in development only', async () => {
  captureConsole();
  const renderWithOldForm = async () => {
    const rtkq = await import('@reduxjs/toolkit/query/react');
    const ownUseDispatch = vi.fn(useDispatch);
    const oldForm: object = {
      useDispatch: ownUseDispatch,
      useSelector,
      useStore,
    };
    const createOldApi = rtkq.buildCreateApi(
      rtkq.coreModule(),
      rtkq.reactHooksModule(oldForm),
    );
    const api = createOldApi({
      baseQuery: rtkq.fakeBaseQuery(),
      endpoints: (build) => ({
        map: build.query<string, void>({queryFn: () => ({data: 'map'})}),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const Map = () => <p>{api.useMapQuery().data}</p>;
    render(
      <Provider store={store}>
        <Map />
      </Provider>,
    );
    await screen.findAllByText('map');
    return ownUseDispatch.mock.calls.length > 0;
  };
  expect(await renderWithOldForm()).toBe(true);
  expect(await runAs('production', renderWithOldForm)).toBe(false);
});

test('batch wraps the dispatches of a lazy trigger', async () => {
  const batch = vi.fn((run: () => void) => run());
  const create = buildCreateApi(coreModule(), reactHooksModule({batch}));
  const api = create({
    baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
    endpoints: (build) => ({
      exhibit: build.query<{title: string}, number>({
        query: (id) => `exhibits/${id}`,
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  function Finder() {
    const [find, {data}] = api.useLazyExhibitQuery();
    return <button onClick={() => find(1)}>{data?.title ?? 'Find'}</button>;
  }
  render(
    <Provider store={store}>
      <Finder />
    </Provider>,
  );
  expect(batch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  expect(batch).toHaveBeenCalledTimes(1);
  await screen.findByText('About exhibits/1');
});
