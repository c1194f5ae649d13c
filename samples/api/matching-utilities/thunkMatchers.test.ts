import {
  configureStore,
  createAsyncThunk,
  createReducer,
  isAction,
  isAsyncThunkAction,
  isFulfilled,
  isPending,
  isRejected,
  isRejectedWithValue,
  type Middleware,
  type SerializedError,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {createApi, type BaseQueryFn} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {describe, expect, expectTypeOf, test} from 'vitest';
import {server} from '../../testing/server';
import {departuresApi, gateCountSlice} from './departuresApi';
import {loadingSlice} from './loadingSlice';
import {refusalToasts, toasts} from './refusalToasts';
import {holdGate, loadDepartures} from './thunks';

const {selectRunning} = loadingSlice.selectors;
const api = 'https://airport.example/api';
const pending = loadDepartures.pending('r1');
const done = loadDepartures.fulfilled(['QX 12'], 'r1');
const failed = loadDepartures.rejected(new Error('no radar'), 'r1');
const refused = holdGate.rejected(null, 'r2', 'C4', {reason: 'closed'});

describe('three forms', () => {
  test('no argument: a matcher for all thunks', () => {
    expect([pending, done, failed, refused].map(isPending())).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([pending, done, failed, refused].map(isRejected())).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('thunks: a matcher for those', () => {
    const matches = isAsyncThunkAction(loadDepartures);
    expect([pending, done, failed, refused].map(matches)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('an action: a boolean', () => {
    expect(isFulfilled(done)).toBe(true);
    expect(isFulfilled(failed)).toBe(false);
    expect(isFulfilled(null)).toBe(false);
    expect(isRejectedWithValue(refused)).toBe(true);
    expect(isRejectedWithValue(failed)).toBe(false);
  });

  test('anything with the right meta passes the general form only', () => {
    const lookAlike = {meta: {requestId: 'x', requestStatus: 'pending'}};
    expect(isPending(lookAlike)).toBe(true);
    expect(isPending(loadDepartures)(lookAlike)).toBe(false);
  });

  test('settled', () => {
    const {settled} = loadDepartures;
    expect([pending, done, failed, refused].map(settled)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('isRejectedWithValue', () => {
  test.each([0, '', false, null, {}])('%o is a value', async (value) => {
    const thunk = createAsyncThunk('t', (_: void, {rejectWithValue}) =>
      rejectWithValue(value),
    );
    const store = configureStore({reducer: () => 0});
    const action = await store.dispatch(thunk());
    expect(isRejectedWithValue(action)).toBe(true);
  });

  test('undefined is none; an exception neither', async () => {
    const thunk = createAsyncThunk('t', (_: void, {rejectWithValue}) =>
      rejectWithValue(undefined),
    );
    const store = configureStore({reducer: () => 0});
    const action = await store.dispatch(thunk());
    expect(isRejectedWithValue(action)).toBe(false);
    expect(isRejected(action)).toBe(true);
    expect(isRejectedWithValue(failed)).toBe(false);
  });

  test('only refusals become toasts', async () => {
    server.use(
      http.get(`${api}/departures`, () => HttpResponse.error()),
      http.post(`${api}/gates/:gate/hold`, ({params}) =>
        params.gate === 'C4'
          ? HttpResponse.json({reason: 'closed'}, {status: 409})
          : new HttpResponse(null),
      ),
    );
    const store = configureStore({
      reducer: {loading: loadingSlice.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(refusalToasts),
    });
    const requests = [
      store.dispatch(loadDepartures()),
      store.dispatch(holdGate('C4')),
      store.dispatch(holdGate('C5')),
    ];
    expect(selectRunning(store.getState())).toBe(3);
    await Promise.all(requests);
    expect(toasts).toEqual(['Gate C4: closed']);
    expect(selectRunning(store.getState())).toBe(0);
  });
});

test('a request that was aborted before its dispatch does not count', async () => {
  const store = configureStore({reducer: {loading: loadingSlice.reducer}});
  const left = new AbortController();
  left.abort();
  await store.dispatch(loadDepartures(undefined, {signal: left.signal}));
  expect(selectRunning(store.getState())).toBe(0);
});

const fail = () => {
  throw new Error('no radar');
};

test.each([
  ['condition', {condition: fail}],
  ['getPendingMeta', {getPendingMeta: fail}],
])('a %s that throws has no pending before it', async (_, options) => {
  const seen: string[] = [];
  const broken = createAsyncThunk('broken', () => 1, options);
  const spy: Middleware = () => (next) => (action) => {
    if (isAsyncThunkAction(action)) seen.push(action.type);
    return next(action);
  };
  const store = configureStore({
    reducer: () => 0,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(spy),
  });
  await store.dispatch(broken());
  expect(seen).toEqual(['broken/rejected']);
});

test('a rejected condition that is dispatched has no pending before it', async () => {
  const seen: string[] = [];
  const skip = createAsyncThunk('skip', () => 1, {
    condition: () => false,
    dispatchConditionRejection: true,
  });
  const store = configureStore({
    reducer: createReducer(0, (builder) => {
      builder.addMatcher(isAsyncThunkAction(skip), (_, {type}) => {
        seen.push(type);
        return 0;
      });
    }),
  });
  const action = await store.dispatch(skip());
  expect(seen).toEqual(['skip/rejected']);
  expect(isRejected(action)).toBe(true);
});

describe('RTK Query', () => {
  const requestGates = async () => {
    const seen: UnknownAction[] = [];
    const spy: Middleware = () => (next) => (action) => {
      if (isAction(action)) seen.push({...action});
      return next(action);
    };
    const store = configureStore({
      reducer: {
        gateCount: gateCountSlice.reducer,
        [departuresApi.reducerPath]: departuresApi.reducer,
      },
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(departuresApi.middleware, spy),
    });
    const request = store.dispatch(
      departuresApi.endpoints.getGates.initiate(),
    );
    await request;
    request.unsubscribe();
    return {seen, state: store.getState()};
  };

  test('the general matchers see its requests; matchFulfilled picks one endpoint', async () => {
    server.use(
      http.get(`${api}/gates`, () => HttpResponse.json(['C4', 'C5'])),
    );
    const {seen, state} = await requestGates();
    const types = seen.filter(isAsyncThunkAction()).map(({type}) => type);
    expect(types).toContain('departuresApi/executeQuery/pending');
    expect(types).toContain('departuresApi/executeQuery/fulfilled');
    expect(state.gateCount).toBe(2);
  });

  test('a cache hit is a rejection without a value', async () => {
    server.use(http.get(`${api}/gates`, () => HttpResponse.json(['C4'])));
    const rejected: UnknownAction[] = [];
    const behind: UnknownAction[] = [];
    const keep =
      (list: UnknownAction[]): Middleware =>
      () =>
      (next) =>
      (action) => {
        if (isRejected(action)) list.push(action);
        return next(action);
      };
    const reducerSaw = (count = 0, action: UnknownAction) =>
      isRejected(action) ? count + 1 : count;
    const store = configureStore({
      reducer: {
        [departuresApi.reducerPath]: departuresApi.reducer,
        reducerSaw,
      },
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware()
          .prepend(keep(rejected))
          .concat(departuresApi.middleware, keep(behind)),
    });
    const {getGates} = departuresApi.endpoints;
    const first = store.dispatch(getGates.initiate());
    await first;
    expect(rejected).toEqual([]);
    const second = store.dispatch(getGates.initiate());
    expect((await second).data).toEqual(['C4']);
    expect(rejected).toMatchObject([{meta: {condition: true}}]);
    expect(rejected.filter(isRejectedWithValue())).toEqual([]);
    expect(behind).toEqual([]);
    expect(store.getState().reducerSaw).toBe(0);
    await store.dispatch(getGates.initiate(undefined, {subscribe: false}));
    expect(rejected).toHaveLength(2);
    expect(behind).toHaveLength(1);
    expect(store.getState().reducerSaw).toBe(1);
    // Both make their calls without a subscription.
    store.dispatch(departuresApi.util.prefetch('getGates', undefined, {}));
    expect(store.getState().reducerSaw).toBe(2);
    await Promise.all([first.refetch(), first.refetch()]);
    expect(store.getState().reducerSaw).toBe(3);
    first.unsubscribe();
    second.unsubscribe();
  });

  test('an error response is a rejection with a value', async () => {
    server.use(
      http.get(`${api}/gates`, () => new HttpResponse(null, {status: 500})),
    );
    const {seen} = await requestGates();
    expect(seen.filter(isRejectedWithValue())).toHaveLength(1);
  });

  test('an error that transformErrorResponse turns into undefined is no value', async () => {
    // The second one has no data, as when there is no connection.
    const errors: {data?: string}[] = [{data: 'closed'}, {}];
    const baseQuery: BaseQueryFn<
      string,
      unknown,
      {data?: string}
    > = () => ({
      error: errors.shift() ?? {},
    });
    const towerApi = createApi({
      baseQuery,
      endpoints: (build) => ({
        callTower: build.mutation<null, void>({
          query: () => 'tower',
          transformErrorResponse: ({data}) => data,
        }),
      }),
    });
    const rejected: UnknownAction[] = [];
    const keep: Middleware = () => (next) => (action) => {
      if (isRejected(action)) rejected.push(action);
      return next(action);
    };
    const store = configureStore({
      reducer: {[towerApi.reducerPath]: towerApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(towerApi.middleware, keep),
    });
    const {callTower} = towerApi.endpoints;
    await store.dispatch(callTower.initiate());
    await store.dispatch(callTower.initiate());
    expect(rejected.map((action) => isRejectedWithValue(action))).toEqual([
      true,
      false,
    ]);
  });
});

test('what each form knows about the payload', () => {
  const read = (action: unknown) => {
    if (isFulfilled(action)) {
      expectTypeOf(action.payload).toEqualTypeOf<unknown>();
      expectTypeOf(action.meta.arg).toEqualTypeOf<unknown>();
    }
    if (isFulfilled(loadDepartures)(action)) {
      expectTypeOf(action.payload).toEqualTypeOf<string[]>();
    }
    if (isFulfilled(loadDepartures, holdGate)(action)) {
      expectTypeOf(action.payload).toEqualTypeOf<string[] | string>();
    }
    if (isRejected(holdGate)(action)) {
      expectTypeOf(action.payload).toEqualTypeOf<
        {reason: string} | undefined
      >();
      expectTypeOf(action.error).toEqualTypeOf<SerializedError>();
    }
    if (isRejectedWithValue(holdGate)(action)) {
      expectTypeOf(action.payload).toEqualTypeOf<{reason: string}>();
    }
  };
  read(done);
});
