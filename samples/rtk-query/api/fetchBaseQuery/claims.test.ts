/// <reference types="node" />
import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';

function setup(baseUrl: string, fetchFn?: typeof fetch) {
  const transformResponse = vi.fn((name: string) => name);
  const transformErrorResponse = vi.fn((error: {status: unknown}) => error);
  const api = createApi({
    baseQuery: fetchBaseQuery({baseUrl, fetchFn}),
    endpoints: (build) => ({
      name: build.query<string, void>({
        query: () => 'name',
        transformResponse,
        transformErrorResponse,
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const load = () => store.dispatch(api.endpoints.name.initiate());
  return {load, transformResponse, transformErrorResponse};
}

test('a text with status 200 never reaches transformResponse', async () => {
  server.use(
    http.get('https://parcels.example/v1/name', () =>
      HttpResponse.text('North depot'),
    ),
  );
  const {load, transformResponse, transformErrorResponse} = setup(
    'https://parcels.example/v1',
  );
  const {data, error} = await load();
  expect(data).toBeUndefined();
  expect(error).toEqual({
    status: 'PARSING_ERROR',
    originalStatus: 200,
    data: 'North depot',
    error: expect.stringContaining('SyntaxError') as string,
  });
  expect(transformResponse).not.toHaveBeenCalled();
  expect(transformErrorResponse).toHaveBeenCalledTimes(1);
});

test('a relative address fails before fetch is called', async () => {
  const printed = captureConsole();
  const fetchFn = vi.fn<typeof fetch>();
  const {load, transformErrorResponse} = setup('/v1', fetchFn);
  const {error} = await load();
  expect(error).toMatchObject({
    name: 'TypeError',
    message: 'Failed to parse URL from /v1/name',
  });
  expect(error).not.toHaveProperty('status');
  expect(fetchFn).not.toHaveBeenCalled();
  expect(transformErrorResponse).not.toHaveBeenCalled();
  expect(printed.texts('error')[0]).toContain(
    'An unhandled error occurred processing a request for the endpoint "name"',
  );
});

test('prepareHeaders can add a header to mutations only', async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.all('https://parcels.example/v1/name', ({request}) => {
      seen.push(request.headers.get('x-csrf-token'));
      return HttpResponse.json('North depot');
    }),
  );
  const api = createApi({
    baseQuery: fetchBaseQuery({
      baseUrl: 'https://parcels.example/v1',
      prepareHeaders: (headers, {type}) => {
        if (type === 'mutation') headers.set('x-csrf-token', 'c1');
      },
    }),
    endpoints: (build) => ({
      name: build.query<string, void>({query: () => 'name'}),
      rename: build.mutation<string, string>({
        query: (body) => ({url: 'name', method: 'PUT', body}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.name.initiate());
  await store.dispatch(api.endpoints.rename.initiate('South depot'));
  expect(seen).toEqual([null, 'c1']);
});

test('fetch capitalizes some methods, and patch is not among them', () => {
  vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const methodOf = (method: string) =>
    new Request('https://parcels.example/v1', {method}).method;
  expect(['get', 'post', 'put', 'delete'].map(methodOf)).toEqual([
    'GET',
    'POST',
    'PUT',
    'DELETE',
  ]);
  expect(methodOf('patch')).toBe('patch');
});
