import {
  createApi,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import type {BaseQueryFn, RetryOptions} from '@reduxjs/toolkit/query/react';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {recordingServer, storeWith} from './handlers';
import {carefulApi} from './carefulApi';
import {patientApi} from './patientApi';

let status = 503;
const orbit = recordingServer(() => ({status, body: {id: 'a'}}));
let clock: ReturnType<typeof useFakeClock>;
beforeEach(() => {
  orbit.taken();
  server.use(orbit.handler);
  status = 503;
  clock = useFakeClock();
});

/** Lets all waiting and all requests pass. */
async function finish<T>(promise: PromiseLike<T>): Promise<T> {
  let done = false;
  const result = Promise.resolve(promise).finally(() => (done = true));
  while (!done) {
    await clock.advance(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return result;
}

test('backoff can obey Retry-After, and does not delay the last error', async () => {
  const times: number[] = [];
  const start = Date.now();
  server.use(
    http.get('https://orbit.example/api/limited', () => {
      times.push(Math.round((Date.now() - start) / 1000));
      return times.length === 1
        ? HttpResponse.json(null, {
            status: 429,
            headers: {'retry-after': '7'},
          })
        : HttpResponse.json('image');
    }),
    http.post('https://orbit.example/api/limited', () =>
      HttpResponse.json(null, {
        status: 429,
        headers: {'retry-after': '7'},
      }),
    ),
  );
  const seconds = new WeakMap<AbortSignal, number>();
  const inner = fetchBaseQuery({baseUrl: 'https://orbit.example/api/'});
  const polite: typeof inner = async (args, api, extraOptions) => {
    const result = await inner(args, api, extraOptions);
    const header = result.meta?.response?.headers.get('retry-after');
    seconds.set(api.signal, Number(header ?? 1));
    return result;
  };
  const backoff: RetryOptions['backoff'] = (_attempt, _max, signal) =>
    new Promise((go) => setTimeout(go, seconds.get(signal!)! * 1000));
  const api = createApi({
    baseQuery: retry(polite, {maxRetries: 1, backoff}),
    endpoints: (build) => ({
      limited: build.query<string, void>({query: () => 'limited'}),
      order: build.mutation<string, void>({
        query: () => ({url: 'limited', method: 'POST'}),
        extraOptions: {maxRetries: 0},
      }),
    }),
  });
  const {dispatch} = storeWith(api);
  const query = dispatch(api.endpoints.limited.initiate());
  expect((await finish(query)).data).toBe('image');
  expect(times[1]).toBeGreaterThanOrEqual(7);
  expect(times[1]).toBeLessThan(9);

  const before = Date.now();
  const {error} = await dispatch(api.endpoints.order.initiate());
  expect(error).toMatchObject({status: 429});
  expect(Date.now()).toBe(before); // the clock stands still
});

test('without a backoff, any failure is repeated at once', async () => {
  const times: number[] = [];
  const failing: BaseQueryFn<string, unknown, string> = () => {
    times.push(Date.now());
    return {error: 'down'};
  };
  const api = createApi({
    baseQuery: retry(failing, {backoff: async () => {}}),
    endpoints: (build) => ({
      image: build.query<string, void>({query: () => 'image'}),
    }),
  });
  await storeWith(api).dispatch(api.endpoints.image.initiate());
  expect(times).toHaveLength(6);
  expect(new Set(times).size).toBe(1); // the clock stands still
});

describe('maxRetries', () => {
  const {image, urgentImage, orderImage} = patientApi.endpoints;
  const store = () => storeWith(patientApi);

  test('five retries are six requests, for a 404 as well', async () => {
    expect(
      (await finish(store().dispatch(image.initiate('a')))).error,
    ).toMatchObject({status: 503});
    expect(orbit.taken()).toHaveLength(6);
    status = 404;
    await finish(store().dispatch(image.initiate('a')));
    expect(orbit.asked).toHaveLength(6);
  });

  test('extraOptions of an endpoint win', async () => {
    await finish(store().dispatch(urgentImage.initiate('a')));
    expect(orbit.taken()).toHaveLength(2);
    await finish(store().dispatch(orderImage.initiate('delta')));
    expect(orbit.asked).toHaveLength(1);
  });

  test('a success ends it, and no error was in the cache meanwhile', async () => {
    const aStore = store();
    const request = aStore.dispatch(image.initiate('a'));
    while (orbit.asked.length < 2) {
      await clock.advance(500);
      await new Promise((resolve) => setImmediate(resolve));
    }
    // The first attempt has failed by now.
    const state = aStore.getState() as Parameters<
      ReturnType<typeof image.select>
    >[0];
    expect(image.select('a')(state)).toMatchObject({status: 'pending'});
    expect(image.select('a')(state)).not.toHaveProperty('error');
    status = 200;
    expect((await finish(request)).isSuccess).toBe(true);
    expect(orbit.asked.length).toBeLessThanOrEqual(3);
  });

  test('an abort during a wait ends the loop', async () => {
    const request = store().dispatch(image.initiate('a'));
    await vi.waitFor(() => expect(orbit.asked).toHaveLength(1));
    request.abort();
    expect((await request).error).toMatchObject({name: 'AbortError'});
    await clock.advance(60_000);
    expect(orbit.asked).toHaveLength(1);
  });
});

test('unmounting does not end the retries, the removal does', async () => {
  const starts: number[] = [];
  const began = Date.now();
  const down: BaseQueryFn<string, unknown, string> = () => {
    starts.push((Date.now() - began) / 1000);
    return {error: 'down'};
  };
  const api = createApi({
    keepUnusedDataFor: 60,
    baseQuery: retry(down, {
      maxRetries: 1000,
      backoff: () => new Promise((next) => setTimeout(next, 10_000)),
    }),
    endpoints: (build) => ({
      dish: build.query<null, void>({query: () => ''}),
      brief: build.query<null, void>({
        query: () => '',
        keepUnusedDataFor: 15,
      }),
    }),
  });
  const {dish, brief} = api.endpoints;
  for (const [endpoint, last] of [
    [dish, 50], // The next attempt would be at 60, with the removal.
    [brief, 10],
  ] as const) {
    const request = storeWith(api).dispatch(endpoint.initiate());
    starts.splice(0);
    const start = (Date.now() - began) / 1000;
    request.unsubscribe();
    await clock.advance(300_000);
    expect(starts.at(-1)! - start).toBe(last);
  }
});

test('an entry that focus removes does not end its retries', async () => {
  let calls = 0;
  const down: BaseQueryFn<string, unknown, string> = () => {
    calls++;
    return {error: 'down'};
  };
  const api = createApi({
    refetchOnFocus: true,
    baseQuery: retry(down, {
      maxRetries: 20,
      backoff: () => new Promise((next) => setTimeout(next, 10_000)),
    }),
    endpoints: (build) => ({
      dish: build.query<null, void>({query: () => ''}),
    }),
  });
  const store = storeWith(api);
  store.dispatch(api.endpoints.dish.initiate()).unsubscribe();
  store.dispatch(api.internalActions.onFocus());
  await clock.advance(300_000);
  expect(calls).toBe(21);
});

test('the retries of a mutation end with the last, or with an abort', async () => {
  let calls = 0;
  const down: BaseQueryFn<string, unknown, string> = () => {
    calls++;
    return {error: 'down'};
  };
  const api = createApi({
    baseQuery: retry(down, {
      maxRetries: 20,
      backoff: () => new Promise((next) => setTimeout(next, 10_000)),
    }),
    endpoints: (build) => ({
      order: build.mutation<null, void>({query: () => ''}),
    }),
  });
  const order = () =>
    storeWith(api).dispatch(api.endpoints.order.initiate());
  // The hook does this when its component unmounts.
  order().reset();
  await clock.advance(300_000);
  expect(calls).toBe(21);

  calls = 0;
  const request = order();
  await clock.advance(15_000);
  request.abort();
  await clock.advance(300_000);
  expect(calls).toBe(2);
});

test('forced: a refetch is not retried', async () => {
  let calls = 0;
  const down: BaseQueryFn<string, unknown, string> = () => {
    calls++;
    return {error: 'down'};
  };
  const api = createApi({
    baseQuery: retry(down, {
      retryCondition: (error, args, {attempt, baseQueryApi}) =>
        attempt <= 2 &&
        baseQueryApi.type === 'query' &&
        !baseQueryApi.forced,
    }),
    endpoints: (build) => ({
      dish: build.query<null, void>({query: () => ''}),
      order: build.mutation<null, void>({query: () => ''}),
    }),
  });
  const {dispatch} = storeWith(api);
  const request = dispatch(api.endpoints.dish.initiate());
  await finish(request);
  expect(calls).toBe(3);
  await finish(request.refetch());
  expect(calls).toBe(4);
  // `forced` is undefined for a mutation, so the type must be checked.
  await finish(dispatch(api.endpoints.order.initiate()));
  expect(calls).toBe(5);
});

describe('retryCondition', () => {
  const {image, orderImage, stillRetried, neverRetried} =
    carefulApi.endpoints;
  const store = () => storeWith(carefulApi);

  test.each([
    [503, 3],
    [404, 1],
    [429, 1],
  ])('status %i: %i requests', async (code, count) => {
    status = code;
    await finish(store().dispatch(image.initiate('a')));
    expect(orbit.asked).toHaveLength(count);
  });

  test.each([
    [503, 3],
    [404, 1],
  ])('status %i with an HTML page: %i requests', async (code, count) => {
    let requests = 0;
    server.use(
      http.get('https://orbit.example/api/images/a', () => {
        requests++;
        return HttpResponse.html('<h1>Sorry</h1>', {status: code});
      }),
    );
    const request = store().dispatch(image.initiate('a'));
    expect((await finish(request)).error).toMatchObject({
      status: 'PARSING_ERROR',
      originalStatus: code,
    });
    expect(requests).toBe(count);
  });

  test('a mutation is not repeated', async () => {
    await finish(store().dispatch(orderImage.initiate('delta')));
    expect(orbit.asked).toHaveLength(1);
  });

  test('maxRetries does not switch a condition off', async () => {
    await finish(store().dispatch(stillRetried.initiate('a')));
    expect(orbit.taken()).toHaveLength(3);
    await finish(store().dispatch(neverRetried.initiate('a')));
    expect(orbit.asked).toHaveLength(1);
  });

  test('the types forbid both', () => {
    // @ts-expect-error -- a condition replaces the count
    const both: RetryOptions = {maxRetries: 3, retryCondition: () => true};
    expect(both).toBeDefined();
  });
});

test('what is thrown is retried by count and ends as an Error', async () => {
  const printed = captureConsole();
  const transformed: unknown[] = [];
  const tagged: unknown[] = [];
  let calls = 0;
  const failing: BaseQueryFn<string> = () => {
    calls++;
    throw new TypeError('no such dish');
  };
  const broken = createApi({
    baseQuery: retry(failing, {retryCondition: () => false}),
    endpoints: (build) => ({
      dish: build.query<null, void>({
        query: () => '',
        transformErrorResponse: (error) => {
          transformed.push(error);
          return error;
        },
        providesTags: (_result, error) => {
          tagged.push(error);
          return [];
        },
      }),
    }),
  });
  const request = storeWith(broken).dispatch(
    broken.endpoints.dish.initiate(),
  );
  const {error} = await finish(request);
  expect(error).toBeInstanceOf(TypeError);
  // From here on it is an error like any that the base query returns.
  expect(transformed).toEqual([error]);
  expect(tagged).toEqual([error]);
  expect(calls).toBe(6);
  expect(printed.texts('error')[0]).toMatch(
    'A non-serializable value was detected in an action, in the path: `payload`.',
  );
});

test('the waits of the default backoff', async () => {
  const waits = async (random: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const starts: number[] = [];
    const down: BaseQueryFn<string, unknown, string> = () => {
      starts.push(Date.now());
      return {error: 'down'};
    };
    const api = createApi({
      baseQuery: retry(down),
      endpoints: (build) => ({
        dish: build.query<null, void>({query: () => ''}),
      }),
    });
    const request = storeWith(api).dispatch(api.endpoints.dish.initiate());
    await clock.advance(60_000);
    await request;
    const first = starts[0]!;
    return starts.map((time) => ((time - first) / 1000).toFixed(2));
  };
  const shortest = await waits(0);
  const average = await waits(0.5);
  const longest = await waits(0.999_999);
  const rows = average.map((_, index) =>
    [
      `request ${index + 1}`,
      ...[shortest, average, longest].map((list) =>
        `${list[index]} s`.padStart(9),
      ),
    ].join('  '),
  );
  await record(
    './backoff.output.txt',
    ['             earliest    typical     latest', ...rows].join('\n'),
  );
});

test('with a condition alone, the waits stop growing after the fifth', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.6); // the factor is 1
  const starts: number[] = [];
  const failing: BaseQueryFn<string, unknown, string> = () => {
    starts.push(Date.now());
    return {error: 'down'};
  };
  const api = createApi({
    baseQuery: retry(failing, {
      retryCondition: (_error, _args, {attempt}) => attempt <= 7,
    }),
    endpoints: (build) => ({
      ping: build.query<string, void>({query: () => 'ping'}),
    }),
  });
  await finish(storeWith(api).dispatch(api.endpoints.ping.initiate()));
  const waits = starts.slice(1).map((time, i) => time - starts[i]!);
  vi.mocked(Math.random).mockRestore();
  // The clock of this file may be a little late, but not twice as late.
  expect(waits.map((wait) => Math.floor(wait / 600))).toEqual([
    1, 2, 4, 8, 16, 16, 16,
  ]);
});

test('retry.fail, outside of a base query given to retry, wraps the error', async () => {
  const error = {status: 401};
  const failing: BaseQueryFn<string> = () => retry.fail(error);
  const result = async (baseQuery: BaseQueryFn<string>) => {
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        ping: build.query<unknown, void>({query: () => 'ping'}),
      }),
    });
    return storeWith(api).dispatch(api.endpoints.ping.initiate());
  };
  expect((await finish(result(retry(failing)))).error).toEqual(error);
  expect((await finish(result(failing))).error).toEqual({error});
});
