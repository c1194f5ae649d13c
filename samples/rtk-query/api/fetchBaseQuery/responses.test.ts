import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {endpointApi} from './handlers';
import {baseQueryOver} from './plainFetch';
import {baseQuery as withProblems} from './problemApi';

const at = 'https://parcels.example/v1';

describe('responses', () => {
  const read = async (
    response: () => Response,
    args: Partial<FetchArgs> = {},
    run = fetchBaseQuery({baseUrl: at}),
  ) => {
    server.use(http.get(`${at}/x`, response));
    return await run({url: 'x', ...args}, endpointApi(), {});
  };
  const problem = () =>
    HttpResponse.json(
      {title: 'closed'},
      {headers: {'content-type': 'application/problem+json'}},
    );

  test('an empty body is null', async () => {
    const {data} = await read(() => new HttpResponse(null, {status: 204}));
    expect(data).toBeNull();
    expect((await read(() => HttpResponse.text(''))).data).toBeNull();
    const text = {responseHandler: 'text'} as const;
    expect((await read(() => HttpResponse.text(''), text)).data).toBe('');
  });

  test("'content-type' chooses, and problem+json is text", async () => {
    const args = {responseHandler: 'content-type'} as const;
    expect((await read(() => HttpResponse.json([1]), args)).data).toEqual([
      1,
    ]);
    expect((await read(() => HttpResponse.text('a'), args)).data).toBe('a');
    expect((await read(problem, args)).data).toBe('{"title":"closed"}');
    expect((await read(problem, {}, withProblems)).data).toEqual({
      title: 'closed',
    });
  });

  test.each(['application/json; charset=utf-8', 'application/json-seq'])(
    '%s counts as JSON: a part of the type is enough',
    async (type) => {
      const {data} = await read(
        () => HttpResponse.text('[1]', {headers: {'content-type': type}}),
        {responseHandler: 'content-type'},
      );
      expect(data).toEqual([1]);
    },
  );

  test('a validateStatus that throws makes the base query throw', async () => {
    const validateStatus = () => {
      throw new TypeError('no body');
    };
    await expect(
      read(() => HttpResponse.json(null), {validateStatus}),
    ).rejects.toThrow('no body');
  });

  test.each([
    ['Not found', `Unexpected token 'N', "Not found" is not valid JSON`],
    ['{"a":', 'Unexpected end of JSON input'],
    ['\n', 'Unexpected end of JSON input'],
  ])('%s with status 200 is no JSON', async (body, message) => {
    expect((await read(() => HttpResponse.text(body))).error).toEqual({
      status: 'PARSING_ERROR',
      originalStatus: 200,
      data: body,
      error: `SyntaxError: ${message}`,
    });
    const text = await read(() => HttpResponse.text(body), {
      responseHandler: 'text',
    });
    expect(text.data).toBe(body);
  });

  test('an empty body is an error for a handler that reads JSON', async () => {
    const empty = () => new HttpResponse(null, {status: 204});
    const {error} = await read(empty, {
      responseHandler: (response) => response.json(),
    });
    expect(error).toMatchObject({
      status: 'PARSING_ERROR',
      error: 'SyntaxError: Unexpected end of JSON input',
    });
  });

  test('a picture is no JSON, and a Blob with a handler', async () => {
    const picture = () =>
      HttpResponse.arrayBuffer(new Uint8Array([137, 80, 78, 71]).buffer);
    expect((await read(picture)).error?.status).toBe('PARSING_ERROR');
    const {data} = await read(picture, {
      responseHandler: (response) => response.blob(),
    });
    expect(data).toBeInstanceOf(Blob);
  });

  test('only a PARSING_ERROR has originalStatus', () => {
    const isForbidden = (error: FetchBaseQueryError) =>
      error.status === 'PARSING_ERROR' && error.originalStatus === 403;
    // @ts-expect-error -- Property 'originalStatus' does not exist on type
    const wrong = (error: FetchBaseQueryError) => error.originalStatus;
    const html = {originalStatus: 403, data: '', error: ''};
    expect(isForbidden({status: 'PARSING_ERROR', ...html})).toBe(true);
    expect(wrong({status: 403, data: null})).toBeUndefined();
  });

  test('meta has both, and the body of the response is used up', async () => {
    const {meta} = await read(() => HttpResponse.json([1]));
    expect(meta?.request.url).toBe(`${at}/x`);
    expect(meta?.response?.status).toBe(200);
    await expect(meta?.response?.json()).rejects.toThrow(
      'Body has already been read',
    );
  });

  test('a connection that breaks while the body is read', async () => {
    const fetchFn = async () => {
      const start = (stream: ReadableStreamDefaultController) => {
        stream.enqueue(new TextEncoder().encode('[1,'));
        queueMicrotask(() => stream.error(new TypeError('terminated')));
      };
      return new Response(new ReadableStream({start}));
    };
    const run = fetchBaseQuery({baseUrl: at, fetchFn});
    const {error} = await run('x', endpointApi(), {});
    expect(error).toEqual({
      status: 'PARSING_ERROR',
      originalStatus: 200,
      data: '',
      error: 'TypeError: terminated',
    });
  });

  test('the timeout runs during prepareHeaders, and does not interrupt it', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const run = fetchBaseQuery({
      baseUrl: at,
      timeout: 50,
      prepareHeaders: () => slow,
    });
    let settled = false;
    const request = Promise.resolve(run('x', endpointApi(), {})).finally(
      () => {
        settled = true;
      },
    );
    await vi.advanceTimersByTimeAsync(60);
    expect(settled).toBe(false);
    finish();
    expect((await request).error?.status).toBe('TIMEOUT_ERROR');
  });

  test('a timeout while the body is read', async () => {
    /** Sends half an answer, then nothing until it is aborted. */
    const fetchFn = async (input: RequestInfo) => {
      const {signal} = new Request(input);
      const start = (stream: ReadableStreamDefaultController) => {
        stream.enqueue(new TextEncoder().encode('[1,'));
        signal.onabort = () => stream.error(signal.reason);
      };
      return new Response(new ReadableStream({start}));
    };
    const run = fetchBaseQuery({baseUrl: at, fetchFn, timeout: 20});
    const {error} = await run('x', endpointApi(), {});
    expect(error).toEqual({
      status: 'TIMEOUT_ERROR',
      error: 'TimeoutError: signal timed out',
    });
  });
});

describe('signal, timeout, fetch', () => {
  test('a signal of the request replaces the internal one', async () => {
    const signals: AbortSignal[] = [];
    const seen: AbortSignal[] = [];
    const fetchFn = async (input: RequestInfo) => {
      if (input instanceof Request) seen.push(input.signal);
      return new Response('1');
    };
    const run = fetchBaseQuery({baseUrl: at, fetchFn});
    for (const own of [undefined, new AbortController().signal]) {
      const request = endpointApi();
      await run({url: 'x', ...(own && {signal: own})}, request, {});
      request.abort();
      signals.push(request.signal);
    }
    expect(signals.map(({aborted}) => aborted)).toEqual([true, true]);
    expect(seen.map(({aborted}) => aborted)).toEqual([true, false]);
  });

  test('after abort(), the code around the base query sees a FETCH_ERROR', async () => {
    const request = endpointApi();
    const fetchFn = (input: RequestInfo) =>
      new Promise<Response>((_, reject) => {
        const {signal} = new Request(input);
        signal.onabort = () => reject(signal.reason);
        request.abort();
      });
    const run = fetchBaseQuery({baseUrl: at, fetchFn});
    expect((await run('x', request, {})).error).toEqual({
      status: 'FETCH_ERROR',
      error: 'AbortError: This operation was aborted',
    });
    expect(request.signal.aborted).toBe(true);
  });

  test('what the base query returns after abort() does not count', async () => {
    let finish = () => {};
    const api = createApi({
      baseQuery: () =>
        new Promise<{data: number}>((resolve) => {
          finish = () => resolve({data: 1});
        }),
      endpoints: (build) => ({
        depots: build.query<number, void>({query: () => 'depots'}),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
    });
    const request = store.dispatch(api.endpoints.depots.initiate());
    request.abort();
    finish();
    expect((await request).error).toEqual({
      name: 'AbortError',
      message: 'Aborted',
    });
    const {depots} = api.endpoints;
    expect(depots.select()(store.getState()).data).toBeUndefined();
  });

  test('an abort through a signal of your own is a FETCH_ERROR', async () => {
    const own = new AbortController();
    const fetchFn = (input: RequestInfo) =>
      new Promise<Response>((_, reject) => {
        const {signal} = new Request(input);
        signal.onabort = () => reject(signal.reason);
        own.abort();
      });
    const run = fetchBaseQuery({baseUrl: at, fetchFn});
    const {signal} = own;
    expect(
      (await run({url: 'x', signal}, endpointApi(), {})).error,
    ).toEqual({
      status: 'FETCH_ERROR',
      error: 'AbortError: This operation was aborted',
    });
  });

  test('and a PARSING_ERROR while the body is read', async () => {
    const own = new AbortController();
    const fetchFn = async (input: RequestInfo) => {
      const {signal} = new Request(input);
      return new Response(
        new ReadableStream({
          pull(controller) {
            signal.onabort = () => controller.error(signal.reason);
            own.abort();
          },
        }),
      );
    };
    const run = fetchBaseQuery({baseUrl: at, fetchFn});
    const {signal} = own;
    expect(
      (await run({url: 'x', signal}, endpointApi(), {})).error,
    ).toEqual({
      status: 'PARSING_ERROR',
      originalStatus: 200,
      data: '',
      error: 'AbortError: This operation was aborted',
    });
  });

  test('but AbortSignal.timeout is a TIMEOUT_ERROR', async () => {
    const fetchFn = (input: RequestInfo) =>
      new Promise<Response>((_, reject) => {
        const {signal} = new Request(input);
        signal.onabort = () => reject(signal.reason);
      });
    const run = fetchBaseQuery({baseUrl: at, fetchFn});
    const signal = AbortSignal.timeout(1);
    const {error} = await run({url: 'x', signal}, endpointApi(), {});
    expect(error?.status).toBe('TIMEOUT_ERROR');
    expect(error).not.toHaveProperty(
      'error',
      'TimeoutError: signal timed out',
    );
  });

  test('a fetch that hides the reason of an abort', async () => {
    const fetchFn = (input: RequestInfo) =>
      new Promise<Response>((_, reject) => {
        // What whatwg-fetch 3.6 does.
        new Request(input).signal.onabort = () =>
          reject(new DOMException('Aborted', 'AbortError'));
      });
    const run = fetchBaseQuery({baseUrl: at, fetchFn, timeout: 20});
    expect((await run('x', endpointApi(), {})).error).toEqual({
      status: 'FETCH_ERROR',
      error: 'AbortError: Aborted',
    });
  });

  test('without a global Request, fetchFn does not help', async () => {
    vi.stubGlobal('Request', undefined);
    const fetchFn = async () => new Response('1');
    const run = fetchBaseQuery({baseUrl: at, fetchFn});
    await expect(
      async () => await run('x', endpointApi(), {}),
    ).rejects.toThrow('Request is not a constructor');
  });

  test('a client that takes an address', async () => {
    const run = fetchBaseQuery({
      baseUrl: at,
      fetchFn: async (input) => Response.json(`/${input}`),
    });
    expect((await run('x', endpointApi(), {})).data).toBe(
      '/[object Request]',
    );

    const given: unknown[] = [];
    const plain = baseQueryOver(async (...all) => {
      given.push(all);
      return Response.json('ok');
    });
    const {data} = await plain('x', endpointApi(), {});
    expect(data).toBe('ok');
    const post = {url: 'x', method: 'POST', body: {depot: 4}};
    await plain(post, endpointApi(), {});
    expect(given).toMatchObject([
      [`${at}/x`, {method: 'GET', body: undefined}],
      [
        `${at}/x`,
        {
          method: 'POST',
          body: '{"depot":4}',
          headers: {'content-type': 'application/json'},
        },
      ],
    ]);
  });

  test('such a client damages bytes that are not text', async () => {
    let body: string | undefined;
    const plain = baseQueryOver(async (_, options) => {
      ({body} = options);
      return Response.json('ok');
    });
    const scan = {
      url: 'x',
      method: 'POST',
      body: new Uint8Array([255, 65]),
    };
    await plain(scan, endpointApi(), {});
    expect(body).toBe('\ufffdA');
  });

  test('abort and timeout reach such a client', async () => {
    const endless = baseQueryOver(
      (_, {signal}) =>
        new Promise((_, reject) => {
          signal.onabort = () => reject(signal.reason);
        }),
    );
    const slow = {url: 'x', timeout: 20};
    expect((await endless(slow, endpointApi(), {})).error?.status).toBe(
      'TIMEOUT_ERROR',
    );
  });

  test('the timeout does not end a fetchFn that ignores the signal', async () => {
    let signal: AbortSignal | undefined;
    // Responds only after the timeout has aborted the request.
    const fetchFn = (input: RequestInfo) =>
      new Promise<Response>((resolve) => {
        ({signal} = new Request(input));
        signal.onabort = () => resolve(Response.json('late'));
      });
    const run = fetchBaseQuery({baseUrl: at, fetchFn, timeout: 20});
    const {data} = await run('x', endpointApi(), {});
    expect(signal?.aborted).toBe(true);
    expect(data).toBe('late');
  });

  test('a signal of the factory is ignored', async () => {
    const fetchFn = async (input: RequestInfo) => {
      const {signal} = new Request(input);
      return Response.json({aborted: signal.aborted});
    };
    const signal = AbortSignal.abort();
    const run = fetchBaseQuery({baseUrl: at, fetchFn, signal});
    const {data} = await run('x', endpointApi(), {});
    expect(data).toEqual({aborted: false});
  });

  test('timeout: 0 of a request switches the timeout of the factory off', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const fetchFn = async () => new Response('1');
    const set = vi.spyOn(globalThis, 'setTimeout');
    const run = fetchBaseQuery({baseUrl: at, fetchFn, timeout: 50});
    await run({url: 'x', timeout: 0}, endpointApi(), {});
    expect(set).not.toHaveBeenCalled();
    await run('x', endpointApi(), {});
    expect(set).toHaveBeenCalledTimes(1);
  });

  test('the global fetch is looked up for each request', async () => {
    const run = fetchBaseQuery({baseUrl: at});
    vi.stubGlobal('fetch', async () => new Response('"mocked"'));
    expect((await run('x', endpointApi(), {})).data).toBe('mocked');
  });

  test('without a global fetch', () => {
    const printed = captureConsole();
    vi.stubGlobal('fetch', undefined);
    fetchBaseQuery({baseUrl: at});
    fetchBaseQuery({baseUrl: at, fetchFn: async () => new Response()});
    expect(printed.texts('warn')).toEqual([
      'Warning: `fetch` is not available. Please supply a custom `fetchFn` property to use `fetchBaseQuery` on SSR environments.',
    ]);
  });
});
