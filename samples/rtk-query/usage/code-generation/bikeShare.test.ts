import {configureStore} from '@reduxjs/toolkit';
import {generateEndpoints} from '@rtk-query/codegen-openapi';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {temporaryFolder} from '../../../testing/temporaryFolder';
import {bikeShareApi} from './bikeShareApi';
import {emptyApi} from './emptyApi';
import {bikeServer} from './handlers';
import {formPhotosApi} from './stationPhotos';
import {stationPagesApi} from './stationPages';
import {stationsApi} from './stations';

const makeStore = () =>
  configureStore({
    reducer: {[stationsApi.reducerPath]: stationsApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(stationsApi.middleware),
  });

let town: ReturnType<typeof bikeServer>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  town = bikeServer();
  server.use(...town.handlers);
  store = makeStore();
});

test('the generated endpoints fetch', async () => {
  const {getStation, postBikesSearch} = bikeShareApi.endpoints;
  const station = await store.dispatch(getStation.initiate({stationId: 4}));
  expect(station.data).toEqual({id: 4, name: 'Station 4', bikes: 9});
  const search = {bikeFilter: {kind: 'cargo'}} as const;
  const found = await store.dispatch(postBikesSearch.initiate(search));
  expect(found.data).toEqual([{id: 'b1', kind: 'cargo'}]);
  // A query: the second call is answered by the cache.
  await store.dispatch(postBikesSearch.initiate(search));
  expect(town.requests).toEqual([
    'GET /api/stations/4',
    'POST /api/bikes/search',
  ]);
});

test('without an argument the request ends with an error, and nothing throws', async () => {
  captureConsole();
  const {listStations} = bikeShareApi.endpoints;
  // @ts-expect-error the argument is an object, even if it may be empty
  const {error} = await store.dispatch(listStations.initiate());
  expect(error).toMatchObject({
    message: "Cannot read properties of undefined (reading 'near')",
  });
  expect(town.requests).toEqual([]);
});

test('with tags, a rental refetches its station and no other', async () => {
  const {getStation, rentBike} = stationsApi.endpoints;
  await store.dispatch(getStation.initiate({stationId: 4}));
  await store.dispatch(getStation.initiate({stationId: 5}));
  await store.dispatch(rentBike.initiate({stationId: 4}));
  await vi.waitFor(() =>
    expect(
      getStation.select({stationId: 4})(store.getState()).data?.bikes,
    ).toBe(8),
  );
  expect(town.requests).toEqual([
    'GET /api/stations/4',
    'GET /api/stations/5',
    'POST /api/stations/4/rentals',
    'GET /api/stations/4',
  ]);
});

test('a rental refetches a list whose last refetch failed', async () => {
  const {listStations, rentBike} = stationsApi.endpoints;
  const list = store.dispatch(listStations.initiate({}));
  await list;
  server.use(
    http.get(
      'https://bikes.example/api/stations',
      () => new HttpResponse(null, {status: 503}),
      {once: true},
    ),
  );
  expect(await list.refetch()).toMatchObject({isError: true});
  await store.dispatch(rentBike.initiate({stationId: 4}));
  await vi.waitFor(() =>
    expect(listStations.select({})(store.getState())).toMatchObject({
      isSuccess: true,
      data: [{id: 4, bikes: 8}, {id: 5}],
    }),
  );
});

test('an infinite query beside the generated endpoints', async () => {
  const {listStationPages} = stationPagesApi.endpoints;
  const more = {direction: 'forward'} as const;
  const arg = {near: 'Old Town'};
  await store.dispatch(listStationPages.initiate(arg));
  await store.dispatch(listStationPages.initiate(arg, more));
  const {data} = await store.dispatch(listStationPages.initiate(arg, more));
  expect(data?.pages.map((page) => page.map(({id}) => id))).toEqual([
    [4],
    [5],
    [],
  ]);
  expect(town.requests.at(-1)).toBe(
    'GET /api/stations?near=Old+Town&page=3',
  );
  await store.dispatch(listStationPages.initiate(arg, more));
  expect(town.requests).toHaveLength(3);
});

test('an override makes queries and mutations only', async () => {
  const here = (name: string) => new URL(name, import.meta.url).pathname;
  const text = await generateEndpoints({
    schemaFile: here('./bike-share.openapi.json'),
    apiFile: here('./emptyApi.ts'),
    endpointOverrides: [
      // @ts-expect-error there is no such type
      {pattern: 'listStations', type: 'infiniteQuery'},
    ],
  });
  expect(text).not.toContain('build.infiniteQuery');
});

test('a tag that no API declares does not compile', () => {
  const {endpoints} = emptyApi.injectEndpoints({
    endpoints: (build) => ({
      docks: build.query<string[], void>({
        query: () => 'docks',
        // @ts-expect-error `emptyApi` has no tag types.
        providesTags: ['Dock'],
      }),
    }),
  });
  expect(endpoints).toHaveProperty('docks');
});

test('encodeQueryParams encodes twice with fetchBaseQuery', async () => {
  const here = (name: string) => new URL(name, import.meta.url).pathname;
  const folder = await temporaryFolder();
  const rows = ['encodeQueryParams  request for near: "Old Town"'];
  for (const encodeQueryParams of [false, true]) {
    const outputFile = folder.path(`api${Number(encodeQueryParams)}.ts`);
    await generateEndpoints({
      schemaFile: here('./bike-share.openapi.json'),
      apiFile: here('./emptyApi.ts'),
      apiImport: 'emptyApi',
      filterEndpoints: 'listStations',
      operationNameSuffix: encodeQueryParams ? 'Twice' : 'Once',
      outputFile,
      encodeQueryParams,
    });
    const {enhancedApi} = await import(outputFile);
    const [endpoint] = encodeQueryParams
      ? [enhancedApi.endpoints.ListStationsTwice]
      : [enhancedApi.endpoints.ListStationsOnce];
    await store.dispatch(endpoint.initiate({near: 'Old Town'}));
    rows.push(
      `${String(encodeQueryParams).padEnd(19)}${town.requests.at(-1)}`,
    );
  }
  await record('./encoding.output.txt', rows.join('\n'));
});

test('an upload: JSON as generated, a form after the change', async () => {
  const types: string[] = [];
  server.use(
    http.post('https://bikes.example/api/photos', async ({request}) => {
      types.push(request.headers.get('content-type') ?? '');
      if (types.length > 1) {
        const form = await request.formData();
        types.push([...form.keys()].join());
      }
      return HttpResponse.json(null);
    }),
  );
  const photo = {
    body: {file: new Blob(['x'], {type: 'image/png'}), note: 'rack'},
  };
  // The generated definition, before the other module changes it.
  await store.dispatch(
    emptyApi
      .injectEndpoints({
        endpoints: (build) => ({
          plainPhoto: build.mutation<unknown, typeof photo>({
            query: ({body}) => ({url: '/photos', method: 'POST', body}),
          }),
        }),
      })
      .endpoints.plainPhoto.initiate(photo),
  );
  const {uploadPhoto} = formPhotosApi.endpoints;
  await store.dispatch(uploadPhoto.initiate(photo));
  expect(types).toEqual([
    'application/json',
    expect.stringMatching('multipart/form-data; boundary='),
    'file,note',
  ]);
});
