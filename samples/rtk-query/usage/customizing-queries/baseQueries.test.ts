import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, expectTypeOf, test, vi} from 'vitest';
import type {SerializedError} from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {clientBaseQuery, type ClientError} from './clientBaseQuery';
import {archiveApi} from './archiveApi';
import {catalogApi} from './catalogApi';
import {graphqlBaseQuery} from './graphqlBaseQuery';
import {recordingServer, storeWith} from './handlers';
import {
  makeStore as missionStore,
  missionApi,
  type MissionClient,
} from './missionStore';
import {orbitApi} from './orbitApi';
import {serviceApi} from './serviceApi';
import {stationApi} from './stationApi';
import {stationChosen, stationSlice} from './stationSlice';
import {tinyClient} from './tinyClient';
import {withLimit} from './withLimit';

type Answer = Parameters<typeof recordingServer>[0];
let answer: Answer = () => ({});
const orbit = recordingServer((request, path) => answer(request, path));
beforeEach(() => {
  orbit.taken();
  orbit.requests.length = 0;
  server.use(orbit.handler);
});
const replies = (body: Awaited<ReturnType<Answer>>) => {
  answer = () => body;
};

describe('over an SDK', () => {
  const {image, sampleImage} = orbitApi.endpoints;

  test('data, and meta in the action', async () => {
    replies({body: {result: {id: 'a', area: 'delta'}, credits: 3}});
    const store = storeWith(orbitApi);
    const {data} = await store.dispatch(image.initiate('a'));
    expect(data).toEqual({id: 'a', area: 'delta'});
    expect(orbit.asked).toEqual(['POST /rpc/live/image']);
  });

  test('an error of the SDK is mapped', async () => {
    replies({status: 404, body: 'gone'});
    const {error} = await storeWith(orbitApi).dispatch(image.initiate('a'));
    expect(error).toEqual({code: 'not-found', text: '"gone"'});
  });

  test('without a network, the service is unavailable', async () => {
    server.use(
      http.all('https://orbit.example/*', () => HttpResponse.error()),
    );
    const printed = captureConsole();
    const {error} = await storeWith(orbitApi).dispatch(image.initiate('a'));
    expect(error).toEqual({code: 'unavailable', text: 'No connection'});
    expect(printed.lines).toEqual([]);
  });

  test('so it is if the connection is lost while the body arrives', async () => {
    const lost = new ReadableStream({
      start: (stream) => stream.error(new TypeError('terminated')),
    });
    server.use(
      http.all('https://orbit.example/*', () => new HttpResponse(lost)),
    );
    const {error} = await storeWith(orbitApi).dispatch(image.initiate('a'));
    expect(error).toEqual({code: 'unavailable', text: 'No connection'});
  });

  test('any other error stays unhandled', async () => {
    captureConsole();
    replies({body: undefined});
    const {error} = await storeWith(orbitApi).dispatch(image.initiate('a'));
    expect(error).toMatchObject({name: 'SyntaxError'});
  });

  test('a canceled call is not reported as a bug', async () => {
    const printed = captureConsole();
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    answer = () => opened.then(() => ({body: {}}));
    const request = storeWith(orbitApi).dispatch(image.initiate('a'));
    await vi.waitFor(() => expect(orbit.asked).toHaveLength(1));
    request.abort();
    expect((await request).error).toMatchObject({name: 'AbortError'});
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(printed.lines).toEqual([]);
    open();
  });

  test('extraOptions reach it', async () => {
    replies({body: {result: {id: 's', area: '-'}, credits: 0}});
    await storeWith(orbitApi).dispatch(sampleImage.initiate());
    expect(orbit.asked).toEqual(['POST /rpc/sandbox/image']);
  });
});

describe('over a client that rejects', () => {
  const api = createApi({
    baseQuery: clientBaseQuery(tinyClient),
    endpoints: (build) => ({
      images: build.query<string[] | null, string>({
        query: (area) => ({url: 'images', params: {area}}),
      }),
      order: build.mutation<null, string>({
        query: (area) => ({url: 'images', method: 'POST', data: {area}}),
      }),
    }),
  });
  const {images, order} = api.endpoints;

  test('data, and an empty answer', async () => {
    const store = storeWith(api);
    replies({body: ['a']});
    expect((await store.dispatch(images.initiate('delta'))).data).toEqual([
      'a',
    ]);
    replies({status: 204});
    expect((await store.dispatch(order.initiate('delta'))).data).toBeNull();
    expect(orbit.asked).toEqual(['/images?area=delta', 'POST /images']);
    expect(await orbit.requests[1]?.json()).toEqual({area: 'delta'});
    const types = orbit.requests.map(({headers}) =>
      headers.get('content-type'),
    );
    expect(types).toEqual([null, 'application/json']);
  });

  test('errors are plain objects', async () => {
    const printed = captureConsole();
    replies({status: 409, body: {reason: 'busy'}});
    const {error} = await storeWith(api).dispatch(images.initiate('delta'));
    expect(error).toEqual({status: 409, data: {reason: 'busy'}});
    server.use(http.all(/\.example\//, () => HttpResponse.error()));
    const failed = await storeWith(api).dispatch(images.initiate('delta'));
    expect(failed.error).toEqual({
      status: 'NO_RESPONSE',
      data: 'TypeError: Failed to fetch',
    });
    expect(printed.texts('error')).toEqual([]);
    type E = Exclude<typeof error, undefined>;
    expectTypeOf<ClientError>().toExtend<E>();
  });

  test('an error page that is not JSON keeps its status', async () => {
    server.use(
      http.all(/\.example\//, () =>
        HttpResponse.html('<h1>Down</h1>', {status: 502}),
      ),
    );
    const {error} = await storeWith(api).dispatch(images.initiate('delta'));
    expect(error).toEqual({status: 502, data: '<h1>Down</h1>'});
  });
});

describe('GraphQL', () => {
  const {imagesOfArea} = catalogApi.endpoints;

  test('document and variables are sent', async () => {
    replies({body: {data: {images: [{id: 'a', area: 'delta'}]}}});
    const {data} = await storeWith(catalogApi).dispatch(
      imagesOfArea.initiate('delta'),
    );
    expect(data).toEqual([{id: 'a', area: 'delta'}]);
    expect(await orbit.requests[0]?.json()).toEqual({
      query: expect.stringContaining('images(area: $area)') as string,
      variables: {area: 'delta'},
    });
  });

  test('errors may be null', async () => {
    replies({body: {data: {images: []}, errors: null}});
    const {data} = await storeWith(catalogApi).dispatch(
      imagesOfArea.initiate('delta'),
    );
    expect(data).toEqual([]);
  });

  test('errors in an answer with status 200 become the error', async () => {
    replies({body: {data: null, errors: [{message: 'Unknown area'}]}});
    const {error} = await storeWith(catalogApi).dispatch(
      imagesOfArea.initiate('delta'),
    );
    expect(error).toEqual({status: 200, messages: ['Unknown area']});
    const printed = captureConsole();
    server.use(http.all(/\.example\//, () => HttpResponse.error()));
    const offline = await storeWith(catalogApi).dispatch(
      imagesOfArea.initiate('delta'),
    );
    expect(offline.error).toMatchObject({status: 'FETCH_ERROR'});
    for (const status of [401, 200]) {
      server.use(
        http.all(/\.example\//, () => HttpResponse.text('No', {status})),
      );
      const {error} = await storeWith(catalogApi).dispatch(
        imagesOfArea.initiate('delta'),
      );
      expect(error).toMatchObject({
        status: status === 401 ? 401 : 'FETCH_ERROR',
      });
    }
    expect(printed.lines).toEqual([]);
  });
});

test('GraphQL: the code of an error, and a header from the state', async () => {
  replies({
    body: {
      errors: [{message: 'No', extensions: {code: 'FORBIDDEN'}}],
    },
  });
  const url = 'https://orbit.example/graphql';
  const api = createApi({
    baseQuery: graphqlBaseQuery(url, (state) => ({
      authorization: `Bearer ${(state as {token: string}).token}`,
    })),
    endpoints: (build) => ({
      area: build.query<unknown, void>({query: () => ({document: '{a}'})}),
    }),
  });
  const store = storeWith(api, {token: () => 't1'});
  const {error} = await store.dispatch(api.endpoints.area.initiate());
  expect(error).toMatchObject({code: 'FORBIDDEN', messages: ['No']});
  expect(orbit.requests[0]?.headers.get('authorization')).toBe('Bearer t1');
});

test('GraphQL: a bug in the headers is no failed request', async () => {
  captureConsole();
  const api = createApi({
    baseQuery: graphqlBaseQuery('https://orbit.example/graphql', () => {
      throw new TypeError('no session');
    }),
    endpoints: (build) => ({
      area: build.query<unknown, void>({query: () => ({document: '{a}'})}),
    }),
  });
  const {error} = await storeWith(api).dispatch(
    api.endpoints.area.initiate(),
  );
  expect(error).toMatchObject({name: 'TypeError', message: 'no session'});
});

describe('several hosts, one API slice', () => {
  test('extraOptions choose the host, and tags reach both', async () => {
    replies({body: 7});
    const store = storeWith(serviceApi);
    const {credits, buyImage} = serviceApi.endpoints;
    await store.dispatch(credits.initiate());
    await store.dispatch(buyImage.initiate('a'));
    await vi.waitFor(() =>
      expect(orbit.asked).toEqual([
        'billing.example/v2/credits',
        'POST images.example/images/a/order',
        'billing.example/v2/credits',
      ]),
    );
  });

  test('prepareHeaders runs for an absolute url, too', async () => {
    replies({body: 7});
    const api = createApi({
      baseQuery: fetchBaseQuery({
        baseUrl: 'https://orbit.example/api',
        prepareHeaders: (headers) => headers.set('authorization', 't1'),
      }),
      endpoints: (build) => ({
        sky: build.query<number, void>({
          query: () => 'https://sky.example/',
        }),
      }),
    });
    await storeWith(api).dispatch(api.endpoints.sky.initiate());
    expect(orbit.asked).toEqual(['sky.example/']);
    expect(orbit.requests[0]?.headers.get('authorization')).toBe('t1');
  });
});

describe('at most two requests at a time', () => {
  const make = () => {
    const open: (() => void)[] = [];
    let most = 0;
    let running = 0;
    const slow: BaseQueryFn<string, string, string> = async (
      id,
      {signal},
    ) => {
      if (signal.aborted) return {error: 'aborted'};
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => open.push(resolve));
      running--;
      return id === 'bad' ? {error: id} : {data: id};
    };
    const api = createApi({
      baseQuery: withLimit(slow, 2),
      endpoints: (build) => ({
        part: build.query<string, string>({query: (id) => id}),
      }),
    });
    const store = storeWith(api);
    const ask = (id: string) =>
      store.dispatch(api.endpoints.part.initiate(id));
    return {ask, open, most: () => most};
  };

  test('the others wait, also behind a failure', async () => {
    const {ask, open, most} = make();
    const all = ['bad', 'b', 'c', 'd'].map(ask);
    for (let done = 0; done < 4; done++) {
      await vi.waitFor(() => expect(open.length).toBeGreaterThan(0));
      expect(open.length).toBeLessThanOrEqual(2);
      open.shift()!();
    }
    const results = await Promise.all(all);
    expect(results.map(({data, error}) => data ?? error)).toEqual([
      'bad',
      'b',
      'c',
      'd',
    ]);
    expect(most()).toBe(2);
  });

  test('one that is canceled while it waits takes no place', async () => {
    const {ask, open} = make();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(ask);
    c!.abort();
    expect((await c!).error).toMatchObject({name: 'AbortError'});
    open.shift()!();
    await a;
    await vi.waitFor(() => expect(open).toHaveLength(2));
    for (const next of open.splice(0)) next();
    expect((await b!).data).toBe('b');
    expect((await d!).data).toBe('d');
  });
});

test('each store has its own client', async () => {
  const {mission} = missionApi.endpoints;
  const ask = async (client: MissionClient) =>
    await missionStore(client).dispatch(mission.initiate('m1'));
  const [one, two, down] = await Promise.all([
    ask({read: async (path) => `one ${path}`}),
    ask({read: async (path) => `two ${path}`}),
    ask({read: () => Promise.reject(new Error('down'))}),
  ]);
  expect(one.data).toBe('one missions/m1');
  expect(two.data).toBe('two missions/m1');
  expect(down.error).toEqual({text: 'Error: down'});
});

test('the base URL comes from the state, the cache does not care', async () => {
  replies({body: ['09:14']});
  const store = storeWith(stationApi, {station: stationSlice.reducer});
  const passes = (satellite: string) =>
    store.dispatch(stationApi.endpoints.passes.initiate(satellite));
  await passes('sentinel');
  store.dispatch(stationChosen('https://kiruna.example'));
  await passes('sentinel');
  expect(orbit.taken()).toEqual([
    'svalbard.example/satellites/sentinel/passes',
  ]);

  store.dispatch(stationApi.util.resetApiState());
  await passes('sentinel');
  expect(orbit.asked).toEqual([
    'kiruna.example/satellites/sentinel/passes',
  ]);
});

describe('wrapped', () => {
  const {archive, health} = archiveApi.endpoints;

  test('the envelope is opened, the header is set', async () => {
    const printed = captureConsole();
    replies({body: {payload: ['a']}});
    const store = storeWith(archiveApi);
    const request = store.dispatch(archive.initiate(2024));
    expect((await request).data).toEqual(['a']);
    await request.refetch();
    await store.dispatch(health.initiate());
    const headers = (name: string) =>
      orbit.requests.map((request) => request.headers.get(name));
    expect(headers('x-purpose')).toEqual(['report', 'report', null]);
    expect(headers('cache-control')).toEqual([null, 'no-cache', null]);
    expect(printed.texts('log')).toEqual([
      expect.stringMatching(/^archive done, \d+ ms$/),
      expect.stringMatching(/^archive done, \d+ ms$/),
    ]);
  });

  test('an empty response is a success, and so is a problem that is null', async () => {
    captureConsole();
    const store = storeWith(archiveApi);
    replies({status: 204});
    expect(await store.dispatch(health.initiate())).toMatchObject({
      isSuccess: true,
      data: null,
    });
    replies({body: {payload: ['a'], problem: null}});
    const {data} = await store.dispatch(archive.initiate(2024));
    expect(data).toEqual(['a']);
  });

  test('a problem in the envelope is an error', async () => {
    const printed = captureConsole();
    replies({body: {problem: 'tape is missing'}});
    const {error} = await storeWith(archiveApi).dispatch(
      archive.initiate(1999),
    );
    expect(error).toEqual({
      status: 'CUSTOM_ERROR',
      error: 'tape is missing',
    });
    expect(printed.texts('log')).toEqual([
      expect.stringMatching(/^archive failed, \d+ ms$/),
    ]);
  });
});

test('inside createApi, a wrapper loses the types of errors and arguments', () => {
  const raw = fetchBaseQuery({baseUrl: 'https://orbit.example/api'});
  const error = () => archiveApi.useArchiveQuery(1).error;
  expectTypeOf(error).returns.toEqualTypeOf<
    FetchBaseQueryError | SerializedError | undefined
  >();
  const retried = createApi({
    baseQuery: retry(raw),
    endpoints: (build) => ({
      // Compiles, although a number is no address.
      image: build.query<number, void>({query: () => 42}),
    }),
  });
  const limited = createApi({
    baseQuery: withLimit(raw, 2),
    endpoints: (build) => ({
      image: build.query<number, void>({query: () => 42}),
    }),
  });
  const unknownErrors = [
    () => retried.useImageQuery().error,
    () => limited.useImageQuery().error,
  ] as const;
  expectTypeOf(unknownErrors[0]).returns.toBeUnknown();
  expectTypeOf(unknownErrors[1]).returns.toBeUnknown();
  const baseQuery = retry(raw);
  createApi({
    baseQuery,
    endpoints: (build) => ({
      // @ts-expect-error a number is no address
      image: build.query<number, void>({query: () => 42}),
    }),
  });
});

test('an error of type any keeps endpoints from compiling', () => {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the mistake
  const careless: BaseQueryFn<string, unknown, any> = () => ({data: 1});
  const careful: BaseQueryFn<string, unknown, unknown> = careless;
  createApi({
    baseQuery: careless,
    endpoints: (build) => ({
      // @ts-expect-error Type 'any' is not assignable to type 'never'.
      image: build.query<number, string>({query: (id) => id}),
    }),
  });
  const api = createApi({
    baseQuery: careful,
    endpoints: (build) => ({
      image: build.query<number, string>({query: (id) => id}),
    }),
  });
  expect(api.endpoints.image).toBeDefined();
});
