import {
  configureStore,
  isRejected,
  type Middleware,
} from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  createApi,
  fetchBaseQuery,
  type FetchBaseQueryError,
  retry,
} from '@reduxjs/toolkit/query/react';
import {delay, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {checkoutApi, makeStore} from './checkoutApi';
import {cart, shopServer} from './handlers';

let shop = shopServer({});
beforeEach(() => {
  shop = shopServer({cart});
  server.use(shop.handler);
});

describe('an endpoint with queryFn', () => {
  const build = (behave: 'return' | 'throw' | 'abort', tries: string[]) => {
    const down: BaseQueryFn<string, unknown, {status: number}> = (what) => {
      tries.push(what);
      return {error: {status: 500}};
    };
    const api = createApi({
      baseQuery: retry(down, {maxRetries: 2, backoff: async () => {}}),
      endpoints: (build) => ({
        byQuery: build.query<number, void>({
          query: () => 'byQuery',
          transformErrorResponse: () => ({status: 1}),
        }),
        byQueryFn: build.query<number, void>({
          async queryFn(_arg, {signal}) {
            tries.push('byQueryFn');
            if (behave === 'throw') throw new Error('bug');
            if (behave === 'abort')
              await fetch('https://shop.example/api/slow', {signal});
            return {error: {status: 500}};
          },
          // The types refuse it beside queryFn.
          ...({transformErrorResponse: () => ({status: 1})} as object),
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    return {api, store};
  };

  test('with retry, one rejected action after the last attempt', async () => {
    const tries: string[] = [];
    const {api} = build('return', tries);
    const rejected: number[] = [];
    const watch: Middleware = () => (next) => (action) => {
      if (isRejected(action)) rejected.push(tries.length);
      return next(action);
    };
    const {dispatch} = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware, watch),
    });
    await dispatch(api.endpoints.byQuery.initiate());
    expect(rejected).toEqual([3]);
  });

  test('retry and transformErrorResponse apply to query only', async () => {
    const tries: string[] = [];
    const {api, store} = build('return', tries);
    const first = await store.dispatch(api.endpoints.byQuery.initiate());
    expect(tries).toEqual(['byQuery', 'byQuery', 'byQuery']);
    expect(first.error).toEqual({status: 1});
    tries.length = 0;
    const second = await store.dispatch(api.endpoints.byQueryFn.initiate());
    expect(tries).toEqual(['byQueryFn']);
    expect(second.error).toEqual({status: 500});
  });

  test('an abort prints nothing with fetchBaseQuery, and a message if queryFn lets fetch throw', async () => {
    const printed = captureConsole();
    shop.answers.cart = async () => {
      await delay('infinite');
      return cart();
    };
    shop.answers.slow = shop.answers.cart;
    const running = makeStore().dispatch(
      checkoutApi.endpoints.cart.initiate(),
    );
    await vi.waitFor(() => expect(shop.asked).toContain('cart'));
    running.abort();
    expect((await running).error).toMatchObject({name: 'AbortError'});
    expect(printed.lines).toEqual([]);

    const {api, store} = build('abort', []);
    const other = store.dispatch(api.endpoints.byQueryFn.initiate());
    await vi.waitFor(() => expect(shop.asked).toContain('slow'));
    other.abort();
    expect((await other).error).toMatchObject({name: 'AbortError'});
    await vi.waitFor(() =>
      expect(printed.texts('error')[0]).toMatch(
        'An unhandled error occurred processing a request for the endpoint "byQueryFn".',
      ),
    );
  });

  test('after an abort, transformErrorResponse runs for nothing', async () => {
    shop.answers.slow = async () => {
      await delay('infinite');
      return cart();
    };
    const seen: FetchBaseQueryError[] = [];
    const api = createApi({
      baseQuery: fetchBaseQuery({baseUrl: 'https://shop.example/api'}),
      endpoints: (build) => ({
        slow: build.query<number, void>({
          query: () => 'slow',
          transformErrorResponse(error) {
            seen.push(error);
            return error;
          },
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const running = store.dispatch(api.endpoints.slow.initiate());
    await vi.waitFor(() => expect(shop.asked).toContain('slow'));
    running.abort();
    expect((await running).error).toMatchObject({name: 'AbortError'});
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({status: 'FETCH_ERROR'});
    expect(seen[0]).not.toHaveProperty('data');
    // What it returned is nowhere: the entry still has the AbortError.
    expect(
      api.endpoints.slow.select()(store.getState()).error,
    ).toMatchObject({name: 'AbortError'});
  });

  test.each([
    ['complains', false],
    ['is silent with catchSchemaFailure', true],
  ])('after an abort, an error schema %s', async (_does, converts) => {
    const printed = captureConsole();
    shop.answers.slow = async () => {
      await delay('infinite');
      return cart();
    };
    const failed: string[] = [];
    const api = createApi({
      baseQuery: fetchBaseQuery({baseUrl: 'https://shop.example/api'}),
      onSchemaFailure: ({schemaName}) => void failed.push(schemaName),
      catchSchemaFailure: converts
        ? () => ({status: 'CUSTOM_ERROR' as const, error: 'schema'})
        : undefined,
      endpoints: (build) => ({
        slow: build.query<number, void>({
          query: () => 'slow',
          errorResponseSchema: {
            '~standard': {
              version: 1,
              vendor: 'shop',
              validate: (error) =>
                typeof (error as FetchBaseQueryError).status === 'number'
                  ? {value: error as FetchBaseQueryError}
                  : {issues: [{message: 'no status'}]},
            },
          },
        }),
      }),
    });
    const {dispatch} = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const running = dispatch(api.endpoints.slow.initiate());
    await vi.waitFor(() => expect(shop.asked).toContain('slow'));
    running.abort();
    expect((await running).error).toMatchObject({name: 'AbortError'});
    await vi.waitFor(() => expect(failed).toEqual(['errorResponseSchema']));
    await delay(10);
    expect(printed.texts('error')).toEqual(
      converts
        ? []
        : [expect.stringMatching(/^An unhandled error .* endpoint "slow"/)],
    );
  });

  /** What `transformErrorResponse` gets when the query is aborted. */
  async function seenAfterAbort(
    baseQuery: BaseQueryFn<string, unknown, unknown>,
    started: Promise<void>,
  ) {
    const seen: unknown[] = [];
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        stock: build.query<number, void>({
          query: () => 'stock',
          transformErrorResponse(error) {
            seen.push(error);
            return error;
          },
        }),
      }),
    });
    const {dispatch} = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const running = dispatch(api.endpoints.stock.initiate());
    await started;
    running.abort();
    expect((await running).error).toMatchObject({name: 'AbortError'});
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    return seen[0];
  }

  test('while the body arrives, it gets a PARSING_ERROR', async () => {
    let arrives = () => {};
    const arriving = new Promise<void>((resolve) => (arrives = resolve));
    const baseQuery = fetchBaseQuery({
      baseUrl: 'https://shop.example/api',
      fetchFn: async (request) => {
        const {signal} = request as Request;
        let chunks = 0;
        return new Response(
          new ReadableStream({
            start(body) {
              signal.addEventListener('abort', () =>
                body.error(signal.reason),
              );
            },
            pull(body) {
              chunks += 1;
              if (chunks > 1) arrives();
              else body.enqueue(new TextEncoder().encode('{"items":'));
            },
          }),
        );
      },
    });
    expect(await seenAfterAbort(baseQuery, arriving)).toMatchObject({
      status: 'PARSING_ERROR',
      originalStatus: 200,
    });
  });

  test('it has run when the schema of its result throws', async () => {
    captureConsole();
    const transformErrorResponse = vi.fn(
      (error: {status: number}) => error,
    );
    const down: BaseQueryFn<string, unknown, {status: number}> = () => ({
      error: {status: 500},
    });
    const refuse = {
      '~standard': {
        version: 1 as const,
        vendor: 'shop',
        validate: (value: unknown) =>
          value === 'nothing'
            ? {value: {status: 0}}
            : {issues: [{message: 'odd error'}]},
      },
    };
    const api = createApi({
      baseQuery: down,
      endpoints: (build) => ({
        stock: build.query<number, void>({
          query: () => 'stock',
          transformErrorResponse,
          errorResponseSchema: refuse,
        }),
      }),
    });
    const {dispatch} = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const {error} = await dispatch(api.endpoints.stock.initiate());
    expect(error).toMatchObject({name: 'SchemaError'});
    expect(transformErrorResponse).toHaveBeenCalledTimes(1);
  });

  test('inside retry, transformErrorResponse then gets another shape', async () => {
    let waits = () => {};
    const waiting = new Promise<void>((resolve) => (waits = resolve));
    const down: BaseQueryFn<string, unknown, {status: number}> = () => ({
      error: {status: 500},
    });
    const baseQuery = retry(down, {
      backoff: (_attempt, _most, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error()));
          waits();
        }),
    });
    expect(await seenAfterAbort(baseQuery, waiting)).not.toHaveProperty(
      'status',
    );
  });

  test('what the meta of a rejected action has', async () => {
    captureConsole();
    shop.answers.ok = () => HttpResponse.json({});
    shop.answers.refused = () => HttpResponse.json({}, {status: 500});
    shop.answers.offline = () => HttpResponse.error();
    const api = createApi({
      baseQuery: fetchBaseQuery({baseUrl: 'https://shop.example/api'}),
      endpoints: (build) => ({
        refused: build.query<unknown, void>({query: () => 'refused'}),
        offline: build.query<unknown, void>({query: () => 'offline'}),
        thrown: build.query<unknown, void>({
          query: () => 'ok',
          transformResponse() {
            throw new Error('bug');
          },
        }),
        ownTimeout: build.query<null, void>({
          queryFn() {
            const own = new AbortController();
            own.abort();
            throw own.signal.reason;
          },
        }),
      }),
    });
    const seen: unknown[] = [];
    const watch: Middleware = () => (next) => (action) => {
      if (isRejected(action)) {
        const {aborted} = action.meta;
        const meta =
          'baseQueryMeta' in action.meta
            ? action.meta.baseQueryMeta
            : undefined;
        seen.push({aborted, has: meta && Object.keys(meta)});
      }
      return next(action);
    };
    const {dispatch} = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware, watch),
    });
    await dispatch(api.endpoints.refused.initiate());
    await dispatch(api.endpoints.offline.initiate());
    await dispatch(api.endpoints.thrown.initiate());
    await dispatch(api.endpoints.ownTimeout.initiate());
    const stopped = dispatch(
      api.endpoints.refused.initiate(undefined, {forceRefetch: true}),
    );
    stopped.abort();
    await stopped;
    expect(seen).toEqual([
      {aborted: false, has: ['request', 'response']},
      {aborted: false, has: ['request']},
      {aborted: false, has: undefined},
      {aborted: true, has: undefined},
      {aborted: true, has: undefined},
    ]);
  });

  test('a base query that throws is an unhandled error', async () => {
    const printed = captureConsole();
    const noRoute: BaseQueryFn<string> = () => {
      throw new Error('no route');
    };
    const api = createApi({
      baseQuery: noRoute,
      endpoints: (build) => ({
        stock: build.query<number, void>({query: () => 'stock'}),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const {error} = await store.dispatch(api.endpoints.stock.initiate());
    expect(error).toMatchObject({name: 'Error', message: 'no route'});
    expect(printed.texts('error')).toHaveLength(1);
  });

  test('inside retry, what a base query throws becomes a handled error', async () => {
    captureConsole(); // an `Error` in the state is not serializable
    let tries = 0;
    const noRoute: BaseQueryFn<string> = () => {
      tries += 1;
      throw new Error('no route');
    };
    const reasons: unknown[] = [];
    const api = createApi({
      baseQuery: retry(noRoute, {maxRetries: 2, backoff: async () => {}}),
      endpoints: (build) => ({
        stock: build.query<number, void>({
          query: () => 'stock',
          async onQueryStarted(_arg, {queryFulfilled}) {
            await queryFulfilled.catch(({isUnhandledError}) =>
              reasons.push(isUnhandledError),
            );
          },
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const {error} = await store.dispatch(api.endpoints.stock.initiate());
    expect(error).toBeInstanceOf(Error);
    expect({tries, reasons}).toEqual({tries: 3, reasons: [false]});
  });
});
