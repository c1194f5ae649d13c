import {
  configureStore,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {describe, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {depotApi} from './depotApi';
import {describeError} from './describeError';
import {echo} from './handlers';
import {labelsApi} from './labelsApi';
import {parcelApi} from './parcelApi';
import {searchApi} from './searchApi';
import {signedIn, signedOut} from './sessionSlice';
import {makeStore, type RootState} from './store';
import {uploadsApi} from './uploadsApi';

const at = 'https://parcels.example/v1';

const storeFor = <State>(api: {
  reducer: Reducer<State>;
  middleware: Middleware;
}) =>
  configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });

test('RootState knows its slices', () => {
  const state: RootState = makeStore().getState();
  expect(state.session.token).toBeNull();
  // @ts-expect-error -- misspelled
  expect(state.sesion).toBeUndefined();
});

test('the token is sent while somebody is signed in', async () => {
  const {handler, requests} = echo();
  server.use(handler);
  const store = makeStore();
  const ask = (id: string) =>
    store.dispatch(parcelApi.endpoints.track.initiate(id));
  await ask('P1');
  store.dispatch(signedIn('s3cret'));
  await ask('P2');
  store.dispatch(signedOut());
  await ask('P3');
  expect(requests.map(({headers}) => headers.authorization)).toEqual([
    undefined,
    'Bearer s3cret',
    undefined,
  ]);
  const {isSuccess} = parcelApi.endpoints.track.select('P2')(
    store.getState(),
  );
  expect(isSuccess).toBe(true); // cached, although signed out
  store.dispatch(parcelApi.util.resetApiState());
  expect(store.getState().parcels.queries).toEqual({});
});

test('a mutation sends JSON', async () => {
  const {handler, requests} = echo();
  server.use(handler);
  const {redirect} = parcelApi.endpoints;
  await makeStore().dispatch(redirect.initiate({id: 'P#1', depot: 4}));
  expect(requests).toMatchObject([
    {
      url: `${at}/parcels/P%231/route`,
      body: '{"depot":4}',
      headers: {'content-type': 'application/json'},
    },
  ]);
});

test('array params with a serializer', async () => {
  const {handler, requests} = echo();
  server.use(handler);
  await storeFor(searchApi).dispatch(
    searchApi.endpoints.search.initiate({depots: [4, 9]}),
  );
  expect(requests[0]?.url).toBe(`${at}/parcels?depot=4&depot=9`);
});

test('uploads have the right content-type', async () => {
  const {handler, requests} = echo();
  server.use(handler);
  const store = makeStore();
  const {uploadLabel, uploadScan} = uploadsApi.endpoints;
  const picture = new File(['…'], 'label.png', {type: 'image/png'});
  await store.dispatch(uploadLabel.initiate({id: 'P1', picture}));
  await store.dispatch(uploadScan.initiate(new Uint8Array([1, 2])));
  expect(requests.map(({headers}) => headers['content-type'])).toEqual([
    expect.stringMatching(/^multipart\/form-data; boundary=/),
    'application/octet-stream',
  ]);
});

describe('responses', () => {
  const store = makeStore;
  const {labelText, route, labelPdf} = labelsApi.endpoints;

  test('plain text', async () => {
    server.use(
      http.get(`${at}/labels/P1.txt`, ({request}) =>
        HttpResponse.text(`accept: ${request.headers.get('accept')}`),
      ),
    );
    const {data} = await store().dispatch(labelText.initiate('P1'));
    expect(data).toBe('accept: text/plain, text/html, */*');
  });

  test.each(['\n', '\r\n'])('rows of a CSV, %j', async (newline) => {
    server.use(
      http.get(`${at}/routes/P1.csv`, () =>
        HttpResponse.text(`Ulm,08:10${newline}Bern,11:45${newline}`),
      ),
    );
    const {data} = await store().dispatch(route.initiate('P1'));
    expect(data).toEqual([
      {place: 'Ulm', at: '08:10'},
      {place: 'Bern', at: '11:45'},
    ]);
  });

  test('a CSV without rows', async () => {
    server.use(
      http.get(`${at}/routes/P1.csv`, () => HttpResponse.text('')),
    );
    const {data} = await store().dispatch(route.initiate('P1'));
    expect(data).toEqual([]);
  });

  test('a handler runs for an error, too', async () => {
    server.use(
      http.get(`${at}/routes/P1.csv`, () =>
        HttpResponse.text('no route', {status: 404}),
      ),
    );
    const {error} = await store().dispatch(route.initiate('P1'));
    expect(error).toEqual({status: 404, data: 'no route'});
  });

  test('a file', async () => {
    server.use(
      http.get(`${at}/labels/P1.pdf`, () =>
        HttpResponse.arrayBuffer(new Uint8Array([37, 80]).buffer),
      ),
    );
    const {data} = await store().dispatch(labelPdf.initiate('P1'));
    expect(data).toMatch(/^blob:/);
  });
});

test('validateStatus reads the body', async () => {
  server.use(
    http.get(`${at}/depots`, () =>
      HttpResponse.json({ok: false, reason: 'closed'}),
    ),
  );
  const {error} = await storeFor(depotApi).dispatch(
    depotApi.endpoints.depots.initiate(),
  );
  expect(error).toEqual({
    status: 200,
    data: {ok: false, reason: 'closed'},
  });
});

test('a header of the response', async () => {
  server.use(
    http.get(`${at}/depots`, () =>
      HttpResponse.json({names: ['Ulm']}, {headers: {'x-total': '41'}}),
    ),
  );
  const {data} = await storeFor(depotApi).dispatch(
    depotApi.endpoints.depots.initiate(),
  );
  expect(data).toEqual({depots: ['Ulm'], total: 41});
});

test('a promise has no meta', async () => {
  const {handler} = echo();
  server.use(handler);
  const store = makeStore();
  const {track, redirect} = parcelApi.endpoints;
  const query = await store.dispatch(track.initiate('P1'));
  const sent = redirect.initiate({id: 'P1', depot: 4});
  expect(query).not.toHaveProperty('meta');
  expect(await store.dispatch(sent)).toEqual({data: null});
});

test('every kind of error has its text', () => {
  const error = 'x';
  expect(
    [
      {status: 'FETCH_ERROR', error} as const,
      {status: 'TIMEOUT_ERROR', error} as const,
      {
        status: 'PARSING_ERROR',
        originalStatus: 500,
        data: '',
        error,
      } as const,
      {status: 'CUSTOM_ERROR', error: 'Closed on Sundays.'} as const,
      {status: 404, data: null},
    ].map(describeError),
  ).toEqual([
    'The network is down.',
    'The server is too slow.',
    'Unreadable response with status 500.',
    'Closed on Sundays.',
    'The server refused with 404.',
  ]);
});
