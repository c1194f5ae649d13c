/// <reference types="node" />
import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';

type Options = NonNullable<Parameters<typeof fetchBaseQuery>[0]>;

function makeDepot(options: Options = {}) {
  const api = createApi({
    baseQuery: fetchBaseQuery({
      baseUrl: 'https://parcels.example',
      ...options,
    }),
    endpoints: (build) => ({
      name: build.query<string, void>({query: () => 'name'}),
      photo: build.mutation<{type: string; text: string}, FormData>({
        // Compiles, although `formData` is no option.
        query: (body) => ({
          url: 'photo',
          method: 'POST',
          body,
          formData: true,
        }),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {name, photo} = api.endpoints;
  return {
    load: () => store.dispatch(name.initiate()),
    send: (body: FormData) => store.dispatch(photo.initiate(body)).unwrap(),
  };
}

beforeEach(() => {
  server.use(
    http.get('https://parcels.example/name', () =>
      HttpResponse.json('North depot'),
    ),
    http.post('https://parcels.example/photo', async ({request}) =>
      HttpResponse.json({
        type: request.headers.get('content-type'),
        text: await request.text(),
      }),
    ),
  );
});

test('prepareHeaders must not return a plain object', async () => {
  const printed = captureConsole();
  const {load} = makeDepot({
    // @ts-expect-error A plain object is not a Headers.
    prepareHeaders: () => ({authorization: 'Bearer t'}),
  });
  expect((await load()).error).toMatchObject({
    name: 'TypeError',
    message: 'config.headers.has is not a function',
  });
  expect(printed.texts('error').join()).toContain(
    'An unhandled error occurred',
  );
});

test('headers are full where the console shows none', () => {
  const headers = new Headers({'x-feature': 'on'});
  expect(JSON.stringify(headers)).toBe('{}');
  expect(Object.fromEntries(headers)).toEqual({'x-feature': 'on'});
});

test('a replaced fetch gets one Request, and no options', async () => {
  vi.stubGlobal('fetch', (_url: string, options: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(options.headers))),
  );
  expect((await makeDepot().load()).error).toEqual({
    status: 'FETCH_ERROR',
    error:
      "TypeError: Cannot read properties of undefined (reading 'headers')",
  });
});

test('what a FormData makes of objects and arrays', async () => {
  const body = new FormData();
  // @ts-expect-error A value is a string or a Blob.
  body.append('size', {width: 20});
  // @ts-expect-error A value is a string or a Blob.
  body.append('shelves', [4, 9]);
  const {type, text} = await makeDepot().send(body);
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  expect(text).toContain('[object Object]');
  expect(text).toContain('4,9');
});

test('Infinity and other large numbers are no way to switch the timeout off', async () => {
  // Node also says so, outside the console.
  vi.spyOn(process, 'emitWarning').mockReturnValue();
  for (const timeout of [Infinity, 2 ** 31]) {
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.get('https://parcels.example/name', async () => {
        await held;
        return HttpResponse.json('North depot');
      }),
    );
    expect((await makeDepot({timeout}).load()).error).toMatchObject({
      status: 'TIMEOUT_ERROR',
    });
    respond();
  }
  expect((await makeDepot({timeout: 0}).load()).data).toBe('North depot');
});

test('a query string in baseUrl ends up before the path', async () => {
  const addresses: string[] = [];
  server.use(
    http.get('https://parcels.example/v1', ({request}) => {
      addresses.push(request.url);
      return HttpResponse.json('North depot');
    }),
  );
  await makeDepot({baseUrl: 'https://parcels.example/v1?key=7'}).load();
  expect(addresses).toEqual(['https://parcels.example/v1?key=7/name']);
});

test('params of the factory are ignored, those of a wrapper are sent', async () => {
  const received: unknown[] = [];
  const send = fetchBaseQuery({
    baseUrl: 'https://parcels.example',
    // @ts-expect-error Not an option of the factory.
    params: {ignored: 1},
    prepareHeaders: (_headers: Headers, {arg}: {arg: unknown}) => {
      received.push(arg);
    },
  });
  const withKey: typeof send = (args, baseQueryApi, extraOptions) => {
    const request = typeof args === 'string' ? {url: args} : args;
    const params = {...request.params, key: 7};
    return send({...request, params}, baseQueryApi, extraOptions);
  };
  const searches: string[] = [];
  server.use(
    http.get('https://parcels.example/name', ({request}) => {
      searches.push(new URL(request.url).search);
      return HttpResponse.json('North depot');
    }),
  );
  const api = createApi({
    baseQuery: withKey,
    endpoints: (build) => ({
      name: build.query<string, void>({query: () => 'name'}),
      old: build.query<string, void>({
        query: () => ({url: 'name', params: {old: true}}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.name.initiate());
  await store.dispatch(api.endpoints.old.initiate());
  expect(searches).toEqual(['?key=7', '?old=true&key=7']);
  // `prepareHeaders` gets what the wrapper passed on.
  expect(received[0]).toEqual({url: 'name', params: {key: 7}});
});
