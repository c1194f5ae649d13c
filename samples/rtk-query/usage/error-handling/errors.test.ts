import type {SerializedError} from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  createApi,
  fakeBaseQuery,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import {
  configureStore,
  isAction,
  isRejected,
  isRejectedWithValue,
  type Middleware,
} from '@reduxjs/toolkit';
import {delay, HttpResponse} from 'msw';
import {beforeEach, describe, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {recordOutput} from '../../../testing/recordOutput';
import {runAs} from '../../../testing/runAs';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {checkoutApi, makeStore} from './checkoutApi';
import {makeStore as makeToastStore} from './errorToasts';
import {errorText} from './errorText';
import {cart, shopServer, status} from './handlers';
import {logRejected} from './logRejected';
import {orThrow, RequestFailure} from './orThrow';
import {receiptApi} from './receiptApi';
import {shopApi, type ShopError} from './shopBaseQuery';

/** What `queryFulfilled` rejected with. */
const outcomes: {error: unknown; isUnhandledError: boolean}[] = [];
receiptApi.enhanceEndpoints({
  endpoints: {
    receiptTotal: {
      async onQueryStarted(_id, {queryFulfilled}) {
        try {
          await queryFulfilled;
        } catch (reason) {
          const {error, isUnhandledError} = reason as (typeof outcomes)[0];
          outcomes.push({error, isUnhandledError});
        }
      },
    },
  },
});

let shop = shopServer({});
beforeEach(() => {
  shop = shopServer({cart});
  server.use(shop.handler);
  outcomes.length = 0;
});

/** A body that begins, and then breaks off. */
const brokenBody = () =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"items":')),
    pull: (body) => body.error(new TypeError('connection lost')),
  });

describe('a text for each kind', () => {
  const textOf = async () => {
    const {error} = await makeStore().dispatch(
      checkoutApi.endpoints.cart.initiate(),
    );
    return error && errorText(error);
  };

  test.each<[string, () => Response, string]>([
    ['5xx', () => status(503), 'The shop has a problem (503).'],
    ['4xx', () => status(403), 'The shop refused this (403).'],
    [
      'offline',
      () => HttpResponse.error(),
      'The shop cannot be reached. Are you online?',
    ],
    [
      'HTML',
      () => HttpResponse.html('<h1>Oops</h1>', {status: 500}),
      'The shop sent something odd (500).',
    ],
    [
      'lost while the body arrives',
      () => new Response(brokenBody()),
      'The shop sent something odd (200).',
    ],
  ])('%s', async (_, answer, text) => {
    shop.answers.cart = answer;
    expect(await textOf()).toBe(text);
  });

  test('timeout', async () => {
    const clock = useFakeClock();
    shop.answers.cart = async () => {
      await delay('infinite');
      return cart();
    };
    const text = textOf();
    await vi.waitFor(() => expect(shop.asked).toHaveLength(1));
    await clock.advance(10_000);
    expect(await text).toBe('The shop takes too long to respond.');
  });

  test('of your own, thrown, aborted', () => {
    expect(errorText({status: 'CUSTOM_ERROR', error: 'Sold out'})).toBe(
      'Sold out',
    );
    expect(errorText({name: 'TypeError'})).toBe(
      'This page has a bug. Sorry!',
    );
    expect(errorText({name: 'AbortError'})).toBe('Canceled.');
  });

  test('the type of error', async () => {
    const result = await makeStore().dispatch(
      checkoutApi.endpoints.cart.initiate(),
    );
    expectTypeOf(result.error).toEqualTypeOf<
      FetchBaseQueryError | SerializedError | undefined
    >();
  });
});

describe('handled and unhandled', () => {
  test('a throw in transformResponse', async () => {
    const printed = captureConsole();
    shop.answers['receipts/7'] = () => HttpResponse.json({});
    const store = makeToastStore();
    const {error} = await store.dispatch(
      receiptApi.endpoints.receiptTotal.initiate('7'),
    );
    expect(error).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('reduce') as string,
    });
    expect(outcomes).toMatchObject([{isUnhandledError: true}]);
    expect(store.getState().receipt.provided.tags).toEqual({});
    expect(printed.texts('error')[0]).toMatch(
      'An unhandled error occurred processing a request for the endpoint "receiptTotal".\nIn the case of an unhandled error, no tags will be "provided" or "invalidated".',
    );
  });

  test('a status', async () => {
    const printed = captureConsole();
    shop.answers['receipts/7'] = () => status(500);
    const store = makeToastStore();
    await store.dispatch(receiptApi.endpoints.receiptTotal.initiate('7'));
    expect(outcomes).toEqual([
      {error: {status: 500, data: null}, isUnhandledError: false},
    ]);
    expect(Object.keys(store.getState().receipt.provided.tags)).toEqual([
      'Receipt',
    ]);
    expect(printed.lines).toEqual([]);
  });

  test('a mutation invalidates after a handled error only', async () => {
    captureConsole();
    let answer = () => HttpResponse.json({lines: [{price: '3'}]});
    shop.answers['receipts/7'] = () => answer();
    const store = makeToastStore();
    const {receiptTotal, cancelReceipt} = receiptApi.endpoints;
    await store.dispatch(receiptTotal.initiate('7'));
    answer = () => status(409);
    await store.dispatch(cancelReceipt.initiate('7'));
    await vi.waitFor(() =>
      expect(shop.taken()).toEqual([
        'receipts/7',
        'DELETE receipts/7',
        'receipts/7',
      ]),
    );
    await Promise.all(
      store.dispatch(receiptApi.util.getRunningQueriesThunk()),
    );
    answer = () => HttpResponse.json({lines: undefined!});
    await store.dispatch(cancelReceipt.initiate('7'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shop.asked).toEqual(['DELETE receipts/7']);
  });

  test('in production only the error is printed', async () => {
    const printed = captureConsole();
    shop.answers['receipts/7'] = () => HttpResponse.json({});
    await runAs('production', async () => {
      const {makeStore} = await import('./errorToasts');
      const {receiptApi} = await import('./receiptApi');
      await makeStore().dispatch(
        receiptApi.endpoints.receiptTotal.initiate('7'),
      );
    });
    expect(printed.texts('error')).toHaveLength(1);
    expect(printed.texts('error')[0]).toMatch(/^TypeError/);
  });

  test('a falsy error is a success', async () => {
    const printed = captureConsole();
    let down = true;
    const api = createApi({
      baseQuery: fakeBaseQuery<string>(),
      endpoints: (build) => ({
        stock: build.query<number, void>({
          queryFn: () => (down ? {error: ''} : {data: 3}),
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const query = store.dispatch(api.endpoints.stock.initiate());
    const failed = {isSuccess: true, data: undefined};
    expect(await query).toMatchObject(failed);
    down = false;
    expect(await query.refetch()).toMatchObject({data: 3});
    down = true;
    expect(await query.refetch()).toMatchObject(failed);
    expect(printed.lines).toEqual([]);
  });

  test('a falsy error leaves the pages of an infinite query', async () => {
    let down = false;
    const api = createApi({
      baseQuery: fakeBaseQuery<string>(),
      endpoints: (build) => ({
        orders: build.infiniteQuery<string, void, number>({
          queryFn: () => (down ? {error: ''} : {data: 'first'}),
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: (_page, _pages, number) => number + 1,
          },
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const {initiate} = api.endpoints.orders;
    await store.dispatch(initiate());
    down = true;
    expect(
      await store.dispatch(initiate(undefined, {direction: 'forward'})),
    ).toMatchObject({isSuccess: true, data: {pages: ['first', undefined]}});
  });

  test('a falsy error is an error, if transformResponse fails on it', async () => {
    captureConsole();
    const noText: BaseQueryFn<string, unknown, string> = () => ({
      error: '',
    });
    const api = createApi({
      baseQuery: noText,
      endpoints: (build) => ({
        stock: build.query<number, void, string[]>({
          query: () => '',
          transformResponse: (rows) => rows.length,
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    expect(
      await store.dispatch(api.endpoints.stock.initiate()),
    ).toMatchObject({isSuccess: false, error: {name: 'TypeError'}});
  });
});

describe('transformErrorResponse', () => {
  const unhandled: unknown[] = [];
  const soldOut: BaseQueryFn<string, unknown, string> = () => ({
    error: 'sold out',
  });
  const api = createApi({
    baseQuery: soldOut,
    tagTypes: ['Stock'],
    endpoints: (build) => ({
      stock: build.query<number, unknown>({
        query: () => '',
        transformErrorResponse: (_error, _meta, result) => result,
        providesTags: ['Stock'],
      }),
      order: build.mutation<number, unknown>({
        query: () => '',
        transformErrorResponse: (_error, _meta, result) => result,
        async onQueryStarted(_arg, {queryFulfilled}) {
          await queryFulfilled.catch(({isUnhandledError}) =>
            unhandled.push(isUnhandledError),
          );
        },
      }),
    }),
  });
  const rejected = {message: 'Rejected'};

  test.each([
    // returned, the entry's error, the caller's error, unhandled
    [undefined, rejected, rejected, true],
    [null, rejected, null, false],
    ['', '', '', false],
  ])('that returns %j', async (result, ofEntry, ofCall, isUnhandled) => {
    unhandled.length = 0;
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const entry = await store.dispatch(
      api.endpoints.stock.initiate(result),
    );
    expect(entry).toMatchObject({isError: true, error: ofEntry});
    expect(
      api.util.selectInvalidatedBy(store.getState(), ['Stock']),
    ).toHaveLength(isUnhandled ? 0 : 1);
    const call = store.dispatch(api.endpoints.order.initiate(result));
    expect(await call).toEqual({error: ofCall});
    expect(
      api.endpoints.order.select(call.requestId)(store.getState()).isError,
    ).toBe(true);
    expect(unhandled).toEqual([isUnhandled]);
  });
});

test('the promise of a query has the error and the older data', async () => {
  const {cart: cartQuery} = checkoutApi.endpoints;
  const store = makeStore();
  const subscription = store.dispatch(cartQuery.initiate());
  await subscription;
  shop.answers.cart = () => status(503);
  expect(await subscription.refetch()).toMatchObject({
    data: {total: 21},
    error: {status: 503},
  });
});

describe('toasts', () => {
  const {cart: cartQuery, placeOrder} = checkoutApi.endpoints;

  test('one for a 500', async () => {
    const store = makeToastStore();
    shop.answers.orders = () => status(500);
    await store.dispatch(placeOrder.initiate());
    expect(store.getState().toasts).toEqual([
      'placeOrder: The shop has a problem (500).',
    ]);
  });

  test('none for a cache hit, none for an abort', async () => {
    const store = makeToastStore();
    const running = store.dispatch(cartQuery.initiate());
    running.abort();
    expect((await running).error).toMatchObject({name: 'AbortError'});
    await store.dispatch(cartQuery.initiate());
    await store.dispatch(cartQuery.initiate());
    expect(store.getState().toasts).toEqual([]);
  });

  test('one for a throw', async () => {
    captureConsole();
    const store = makeToastStore();
    shop.answers['receipts/7'] = () => HttpResponse.json({});
    await store.dispatch(receiptApi.endpoints.receiptTotal.initiate('7'));
    expect(store.getState().toasts).toEqual([
      'receiptTotal: This page has a bug. Sorry!',
    ]);
  });
});

describe('what an action tells about its request', () => {
  /** Each rejected action, as one line. */
  const watched = () => {
    const seen: string[] = [];
    const watch: Middleware = () => (next) => (action) => {
      if (isRejected(action) && !action.meta.condition) {
        const arg = action.meta.arg as Record<string, unknown>;
        seen.push(`${String(arg.type)} ${String(arg.forceRefetch)}`);
      }
      return next(action);
    };
    const store = configureStore({
      reducer: {checkout: checkoutApi.reducer},
      middleware: (defaults) =>
        defaults().concat(watch, checkoutApi.middleware),
    });
    return {store, seen};
  };
  const {cart: cartQuery, placeOrder} = checkoutApi.endpoints;

  test('mutations, first loads and refetches', async () => {
    const clock = useFakeClock();
    const {store, seen} = watched();
    shop.answers.cart = shop.answers.orders = () => status(500);
    const query = store.dispatch(
      cartQuery.initiate(undefined, {
        subscriptionOptions: {
          pollingInterval: 1000,
          refetchOnFocus: true,
          refetchOnReconnect: true,
        },
      }),
    );
    await query;
    expect(seen.splice(0)).toEqual(['query undefined']);
    await query.refetch();
    expect(seen.splice(0)).toEqual(['query true']);
    await clock.advance(1000);
    await vi.waitFor(() => expect(seen.splice(0)).toEqual(['query true']));
    for (const type of ['__rtkq/focused', '__rtkq/online']) {
      store.dispatch({type});
      await vi.waitFor(() =>
        expect(seen.splice(0)).toEqual(['query true']),
      );
    }
    query.updateSubscriptionOptions({pollingInterval: 0});
    await store.dispatch(placeOrder.initiate());
    expect(seen.splice(0)).toEqual(['mutation undefined']);
    await vi.waitFor(() => expect(seen.splice(0)).toEqual(['query true']));
    for (const options of [{force: true}, {ifOlderThan: 30}]) {
      store.dispatch(checkoutApi.util.prefetch('cart', undefined, options));
      await vi.waitFor(() =>
        expect(seen.splice(0)).toEqual(['query true']),
      );
    }
    query.unsubscribe();
  });

  test('a next page that fails has no forceRefetch', async () => {
    const seen: unknown[] = [];
    const watch: Middleware = () => (next) => (action) => {
      if (isRejected(action)) seen.push(action.meta.arg);
      return next(action);
    };
    const api = createApi({
      baseQuery: fakeBaseQuery<string>(),
      endpoints: (build) => ({
        orders: build.infiniteQuery<number, void, number>({
          queryFn: ({pageParam}) =>
            pageParam === 1 ? {data: 1} : {error: 'down'},
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: (_page, _pages, last) => last + 1,
          },
        }),
      }),
    });
    const {dispatch} = configureStore({
      reducer: {api: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware, watch),
    });
    const {initiate} = api.endpoints.orders;
    await dispatch(initiate());
    await dispatch(initiate(undefined, {direction: 'forward'}));
    expect(seen).toMatchObject([
      {direction: 'forward', forceRefetch: undefined},
    ]);
  });

  test.each<[string, () => Promise<Response>, boolean, unknown]>([
    ['JSON', async () => Response.json({}, {status: 403}), true, 403],
    [
      'HTML',
      async () => new Response('<h1>No</h1>', {status: 403}),
      true,
      'PARSING_ERROR',
    ],
  ])('a 403 with %s', async (_, fetchFn, matches, code) => {
    const api = createApi({
      baseQuery: fetchBaseQuery({baseUrl: 'https://shop.example', fetchFn}),
      endpoints: (build) => ({
        vault: build.query<null, void>({query: () => 'vault'}),
      }),
    });
    const seen: unknown[] = [];
    const watch: Middleware = () => (next) => (action) => {
      if (isRejectedWithValue(action)) seen.push(action.payload);
      return next(action);
    };
    for (const after of [true, false]) {
      const store = configureStore({
        reducer: {api: api.reducer},
        middleware: (defaults) =>
          after
            ? defaults().concat(api.middleware, watch)
            : defaults().concat(watch, api.middleware),
      });
      await store.dispatch(api.endpoints.vault.initiate());
      expect(seen.splice(0)).toMatchObject([{status: code}]);
    }
    expect(matches).toBe(true);
  });
});

describe('who aborted', () => {
  /** The types of a run; the last is that of the rejected action. */
  const types = (seen: string[]) =>
    seen.filter((type) => !/subscriptions|Subscriptions/i.test(type));
  const make = () => {
    const seen: string[] = [];
    const watch: Middleware = () => (next) => (action) => {
      if (isAction(action)) seen.push(action.type);
      if (isRejected(action)) {
        seen.push(`${action.error.name} ${action.meta.aborted}`);
      }
      return next(action);
    };
    const store = configureStore({
      reducer: {checkout: checkoutApi.reducer},
      middleware: (defaults) =>
        // Behind it, as the DevTools are: they show what reaches the store.
        defaults().concat(checkoutApi.middleware, watch),
    });
    shop.answers.cart = () => delay('infinite').then(() => status(200));
    const running = store.dispatch(checkoutApi.endpoints.cart.initiate());
    return {store, running, seen};
  };

  test('a reset', async () => {
    const {store, running, seen} = make();
    await vi.waitFor(() => expect(shop.asked).toHaveLength(1));
    store.dispatch(checkoutApi.util.resetApiState());
    await vi.waitFor(() =>
      expect(types(seen).slice(-4)).toEqual([
        'checkout/resetApiState',
        'checkout/config/middlewareRegistered',
        'checkout/executeQuery/rejected',
        'AbortError true',
      ]),
    );
    await running;
  });

  test('a removal', async () => {
    const clock = useFakeClock();
    const endless: BaseQueryFn<string> = () => new Promise(() => {});
    const api = createApi({
      reducerPath: 'endless',
      baseQuery: endless,
      keepUnusedDataFor: 5,
      endpoints: (build) => ({
        wait: build.query<null, void>({query: () => ''}),
      }),
    });
    const seen: string[] = [];
    const watch: Middleware = () => (next) => (action) => {
      if (isAction(action)) seen.push(action.type);
      if (isRejected(action)) {
        seen.push(`${action.error.name} ${action.meta.aborted}`);
      }
      return next(action);
    };
    const store = configureStore({
      reducer: {endless: api.reducer},
      middleware: (defaults) => defaults().concat(api.middleware, watch),
    });
    store.dispatch(api.endpoints.wait.initiate()).unsubscribe();
    await clock.advance(6000);
    await vi.waitFor(() =>
      expect(types(seen).slice(-3)).toEqual([
        'endless/queries/removeQueryResult',
        'endless/executeQuery/rejected',
        'AbortError true',
      ]),
    );
  });
});

test('an error class of your own', async () => {
  const store = makeStore();
  const {placeOrder} = checkoutApi.endpoints;
  shop.answers.orders = () => status(500);
  const failed = orThrow(store.dispatch(placeOrder.initiate()));
  await expect(failed).rejects.toBeInstanceOf(RequestFailure);
  await expect(failed).rejects.toMatchObject({
    message: 'The shop has a problem (500).',
    cause: {status: 500},
  });
  shop.answers.orders = () => HttpResponse.json({orderId: 'o1'});
  const order = await orThrow(store.dispatch(placeOrder.initiate()));
  expect(order?.orderId).toBe('o1');
});

describe('one error type', () => {
  const store = () =>
    configureStore({
      reducer: {shop: shopApi.reducer},
      middleware: (defaults) => defaults().concat(shopApi.middleware),
    });
  const {order, coupons} = shopApi.endpoints;

  test.each<[string, () => Response, ShopError]>([
    [
      'text of the server',
      () => status(409, {message: 'Sold out'}),
      {code: 409, text: 'Sold out'},
    ],
    ['no text', () => status(500), {code: 500, text: 'Status 500'}],
    [
      'something else than a text',
      () => status(400, {message: ['No date']}),
      {code: 400, text: 'Status 400'},
    ],
    [
      'an HTML page',
      () => new HttpResponse('<p>Down</p>', {status: 502}),
      {code: 502, text: 'Status 502'},
    ],
    [
      'no answer',
      () => HttpResponse.error(),
      {code: 'FETCH_ERROR', text: 'TypeError: Failed to fetch'},
    ],
  ])('%s', async (_, answer, expected) => {
    shop.answers.coupons = answer;
    shop.answers['orders/1'] = answer;
    const results = [
      await store().dispatch(coupons.initiate()),
      await store().dispatch(order.initiate('1')),
    ];
    expect(results.map(({error}) => error)).toEqual([expected, expected]);
  });

  test('a schema failure has it, too', async () => {
    const printed = captureConsole();
    shop.answers['orders/1'] = () => HttpResponse.json({id: 1});
    const {error} = await store().dispatch(order.initiate('1'));
    expect(error).toEqual({
      code: 'SCHEMA',
      text: 'order: orderId is missing',
    });
    // A response without a body is `null`.
    shop.answers['orders/1'] = () => new HttpResponse(null);
    const empty = await store().dispatch(order.initiate('1'));
    expect(empty.error).toEqual(error);
    expect(printed.lines).toEqual([]);
    expectTypeOf(error).toEqualTypeOf<
      ShopError | SerializedError | undefined
    >();
  });
});

test('what is in a rejected action', async () => {
  server.use(shop.handler);
  let calls = 0;
  shop.answers.cart = async () => {
    if (++calls > 1) await delay('infinite');
    return status(500, {message: 'db'});
  };
  shop.answers['receipts/7'] = () => HttpResponse.json({});
  await recordOutput('./rejectedActions.output.txt', async () => {
    const store = configureStore({
      reducer: {
        checkout: checkoutApi.reducer,
        receipt: receiptApi.reducer,
      },
      middleware: (defaults) =>
        defaults()
          .prepend(logRejected)
          .concat(checkoutApi.middleware, receiptApi.middleware),
    });
    const cart = () =>
      store.dispatch(checkoutApi.endpoints.cart.initiate());
    console.log('the server responds with 500');
    await cart();
    console.log('sent again while the request is pending');
    const pending = cart();
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.race([cart(), new Promise((go) => setTimeout(go))]);
    console.log('aborted');
    pending.abort();
    await pending;
    console.log('transformResponse throws');
    await store.dispatch(receiptApi.endpoints.receiptTotal.initiate('7'));
  });
});
