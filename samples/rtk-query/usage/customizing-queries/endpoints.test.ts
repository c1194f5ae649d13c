import {
  createApi,
  fakeBaseQuery,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {runAs} from '../../../testing/runAs';
import {server} from '../../../testing/server';
import {imagesApi} from './clearestImage';
import {deviceApi} from './deviceApi';
import {recordingServer, storeWith} from './handlers';
import {imagesApi as listApi} from './imageList';

const orbit = recordingServer((_, path) => {
  if (path === '/areas/delta/passes')
    return {
      body: [
        {cloud: 0.9, imageId: 'grey'},
        {cloud: 0.1, imageId: 'clear'},
      ],
    };
  if (path === '/areas/empty/passes') return {body: []};
  if (path === '/areas/delta/images')
    return {
      headers: {'x-total': '40'},
      body: [
        {image_id: 'grey', cloud_percent: 90},
        {image_id: 'clear', cloud_percent: 10},
      ],
    };
  return path.startsWith('/images/') && path !== '/images/lost'
    ? {body: {id: path.slice('/images/'.length), area: 'delta', url: '/x'}}
    : {status: 404, body: 'nothing here'};
});
beforeEach(() => {
  orbit.taken();
  server.use(orbit.handler);
});

describe('transformResponse and transformErrorResponse', () => {
  const {images} = listApi.endpoints;

  test('the cache holds the normalized list', async () => {
    const {data} = await storeWith(listApi).dispatch(
      images.initiate('delta'),
    );
    expect(data).toEqual({
      total: 40,
      ids: ['clear', 'grey'],
      entities: {
        clear: {id: 'clear', cloud: 0.1},
        grey: {id: 'grey', cloud: 0.9},
      },
    });
  });

  test('the error is changed', async () => {
    const {error} = await storeWith(listApi).dispatch(images.initiate('x'));
    expect(error).toEqual({status: 404, data: 'No area x'});
  });

  test('in an infinite query, an error comes with the argument alone', async () => {
    const received: unknown[] = [];
    const api = createApi({
      baseQuery: ({pageParam}: {queryArg: string; pageParam: number}) =>
        pageParam === 1 ? {data: 'page'} : {error: 'no page'},
      endpoints: (build) => ({
        log: build.infiniteQuery<string, string, number>({
          query(arg) {
            received.push(arg);
            return arg;
          },
          transformResponse(page: string, _meta, arg) {
            received.push(arg);
            return page;
          },
          transformErrorResponse(
            error,
            _meta,
            arg: {queryArg: string; pageParam: number},
          ) {
            received.push(arg);
            return error;
          },
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: (_page, _pages, last) => last + 1,
          },
        }),
      }),
    });
    const store = storeWith(api);
    const {initiate} = api.endpoints.log;
    await store.dispatch(initiate('delta'));
    await store.dispatch(initiate('delta', {direction: 'forward'}));
    expect(received).toEqual([
      {queryArg: 'delta', pageParam: 1},
      {queryArg: 'delta', pageParam: 1},
      {queryArg: 'delta', pageParam: 2},
      'delta',
    ]);
  });

  test('it may be asynchronous', async () => {
    const api = createApi({
      baseQuery: fetchBaseQuery({baseUrl: 'https://orbit.example/api'}),
      endpoints: (build) => ({
        size: build.query<number, string, unknown[]>({
          query: (area) => `areas/${area}/images`,
          transformResponse: async (raw) => Promise.resolve(raw.length),
        }),
      }),
    });
    const {data} = await storeWith(api).dispatch(
      api.endpoints.size.initiate('delta'),
    );
    expect(data).toBe(2);
  });
});

describe('queryFn', () => {
  const {clearestImage, imagesById} = imagesApi.endpoints;
  const store = () => storeWith(imagesApi);

  test('two steps, one result', async () => {
    const {data} = await store().dispatch(clearestImage.initiate('delta'));
    expect(data).toMatchObject({id: 'clear'});
    expect(orbit.asked).toEqual(['/areas/delta/passes', '/images/clear']);
  });

  test('the first error ends it', async () => {
    const {error} = await store().dispatch(clearestImage.initiate('x'));
    expect(error).toEqual({status: 404, data: 'nothing here'});
    expect(orbit.asked).toEqual(['/areas/x/passes']);
  });

  test('null is data', async () => {
    const {data, isSuccess} = await store().dispatch(
      clearestImage.initiate('empty'),
    );
    expect({data, isSuccess}).toEqual({data: null, isSuccess: true});
  });

  test('parallel requests, one entry', async () => {
    const {data} = await store().dispatch(imagesById.initiate(['a', 'b']));
    expect(data?.map(({id}) => id)).toEqual(['a', 'b']);
    const {error} = await store().dispatch(
      imagesById.initiate(['a', 'lost']),
    );
    expect(error).toMatchObject({status: 404});
  });
});

describe('fakeBaseQuery', () => {
  const place = () =>
    storeWith(deviceApi).dispatch(deviceApi.endpoints.place.initiate());

  test('no geolocation, no request, no error', async () => {
    vi.stubGlobal('navigator', {});
    expect((await place()).data).toBeNull();
  });

  test('a place, or the reason why not', async () => {
    const coords = {latitude: 52.5, longitude: 13.4};
    const geolocation = {
      getCurrentPosition: (
        found: (position: {coords: typeof coords}) => void,
        _failed: unknown,
        options: PositionOptions,
      ) => {
        expect(options.timeout).toBe(10_000);
        found({coords});
      },
    };
    vi.stubGlobal('navigator', {geolocation});
    expect((await place()).data).toEqual(coords);
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (
          _: unknown,
          failed: (error: {code: number; message: string}) => void,
        ) => failed({code: 1, message: 'denied'}),
      },
    });
    expect((await place()).error).toEqual({code: 1, text: 'denied'});
    expect(orbit.asked).toEqual([]);
  });

  const misused = async () => {
    const rtkq = await import('@reduxjs/toolkit/query/react');
    const api = rtkq.createApi({
      baseQuery: rtkq.fakeBaseQuery(),
      endpoints: (build) => ({
        // Compiles, because `fakeBaseQuery` has no type argument.
        place: build.query<string, void>({query: () => 'place'}),
      }),
    });
    const {error} = await storeWith(api).dispatch(
      api.endpoints.place.initiate(),
    );
    return error;
  };

  test('an endpoint with query fails', async () => {
    captureConsole();
    expect(await misused()).toMatchObject({
      message:
        'When using `fakeBaseQuery`, all queries & mutations must use the `queryFn` definition syntax.',
    });
    const inProduction = await runAs('production', misused);
    expect(inProduction).toMatchObject({
      message: expect.stringContaining('#33') as string,
    });
    expect(fakeBaseQuery).toBeTypeOf('function');
  });

  test('so does a queryFn that calls the base query', async () => {
    captureConsole();
    const api = createApi({
      baseQuery: fakeBaseQuery<{code: number}>(),
      endpoints: (build) => ({
        place: build.query<string, void>({
          async queryFn(_arg, _api, _extraOptions, baseQuery) {
            const {error} = await baseQuery();
            return error ? {error} : {data: 'harbor'};
          },
        }),
      }),
    });
    const {error} = await storeWith(api).dispatch(
      api.endpoints.place.initiate(),
    );
    expect(error).toMatchObject({
      message: expect.stringContaining('queryFn') as string,
    });
  });

  test('with an error type, the types refuse query', () => {
    createApi({
      baseQuery: fakeBaseQuery<{code: number}>(),
      endpoints: (build) => ({
        // @ts-expect-error only queryFn fits
        place: build.query<string, void>({query: () => 'place'}),
      }),
    });
  });
});

describe('the shape of a result is checked', () => {
  const report = async (result: object | undefined) => {
    const printed = captureConsole();
    const api = createApi({
      baseQuery: fakeBaseQuery<string>(),
      endpoints: (build) => ({
        // The types forbid all of these results.
        image: build.query<string, void>({
          queryFn: () => result as {data: string},
        }),
      }),
    });
    const {isSuccess, isError} = await storeWith(api).dispatch(
      api.endpoints.image.initiate(),
    );
    const [text = ''] = printed.texts('error');
    return {line: text.split('\n')[1]?.trim(), isSuccess, isError};
  };

  test.each([
    [undefined, '`queryFn` did not return anything.', false],
    [
      {error: 'x', data: 'y'},
      '`queryFn` returned an object containing both `error` and `result`.',
      false,
    ],
    [
      {},
      '`queryFn` returned an object containing neither a valid `error` and `result`. At least one of them should not be `undefined`',
      true,
    ],
    [
      {data: 'y', images: []},
      'The object returned by `queryFn` has the unknown property images.',
      true,
    ],
  ])('%j', async (result, line, isSuccess) => {
    expect(await report(result)).toEqual({
      line,
      isSuccess,
      isError: !isSuccess,
    });
  });
});
