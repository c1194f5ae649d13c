import {
  configureStore,
  createAsyncThunk,
  unwrapResult,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../testing/server';
import {useFakeClock} from '../../testing/useFakeClock';
import {handlers} from './handlers';
import {jobsSlice, submitJob} from './jobsSlice';
import {bindBook} from './timedJob';

beforeEach(() => server.use(...handlers));

/** A store that remembers every action. */
function listen() {
  const actions: UnknownAction[] = [];
  const log: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: () => null,
    middleware: (getDefault) => getDefault().concat(log),
  });
  return {store, actions, types: () => actions.map(({type}) => type)};
}

describe('the life cycle', () => {
  test('pending is dispatched synchronously, unless condition is async', async () => {
    const sync = listen();
    const thunk = createAsyncThunk('a', async () => 1);
    void sync.store.dispatch(thunk());
    expect(sync.types()).toEqual(['a/pending']);

    const later = listen();
    const slow = createAsyncThunk('b', async () => 1, {
      condition: async () => true,
    });
    const promise = later.store.dispatch(slow());
    expect(later.types()).toEqual([]);
    await promise;
    expect(later.types()).toEqual(['b/pending', 'b/fulfilled']);
  });

  test('the payload creator runs right after pending, before dispatch returns', () => {
    const {store, types} = listen();
    let seen: unknown[] = [];
    const thunk = createAsyncThunk('a', () => {
      seen = types();
    });
    void store.dispatch(thunk());
    expect(seen).toEqual(['a/pending']);
  });

  test('members of the thunk; settled is a matcher and has no type', () => {
    expect(submitJob.typePrefix).toBe('jobs/submit');
    expect(submitJob.pending.type).toBe('jobs/submit/pending');
    expect(submitJob.fulfilled.type).toBe('jobs/submit/fulfilled');
    expect(submitJob.rejected.type).toBe('jobs/submit/rejected');
    expect(submitJob.settled).not.toHaveProperty('type');
    const job = {file: 'a.pdf', copies: 1};
    expect(submitJob.settled(submitJob.rejected(null, 'r', job))).toBe(
      true,
    );
    expect(submitJob.settled(submitJob.pending('r', job))).toBe(false);
  });

  test('the promise carries arg, requestId, abort and unwrap', async () => {
    const {store} = listen();
    const job = {file: 'a.pdf', copies: 1};
    const promise = store.dispatch(submitJob(job));
    expect(promise.arg).toBe(job);
    const action = await promise;
    expect(action.meta.requestId).toBe(promise.requestId);
    expect(unwrapResult(action)).toEqual(await promise.unwrap());
  });

  test('the keys of the thunk API', async () => {
    const {store} = listen();
    let keys: string[] = [];
    const thunk = createAsyncThunk('a', (_: void, api) => {
      keys = Object.keys(api).sort();
    });
    await store.dispatch(thunk());
    expect(keys).toEqual([
      'abort',
      'dispatch',
      'extra',
      'fulfillWithValue',
      'getState',
      'rejectWithValue',
      'requestId',
      'signal',
    ]);
  });
});

describe('errors of reducers', () => {
  const failOn = (type: string) =>
    configureStore({
      reducer: (_state: null | undefined, action) => {
        if (action.type === type) throw new Error(`reducer at ${type}`);
        return null;
      },
    });
  const thunk = createAsyncThunk('a', async () => 1);

  test('while handling pending: a rejected action, and no work', async () => {
    const work = vi.fn(async () => 1);
    const busy = createAsyncThunk('a', work);
    const action = await failOn('a/pending').dispatch(busy());
    expect(work).not.toHaveBeenCalled();
    expect(action).toMatchObject({
      type: 'a/rejected',
      error: {message: 'reducer at a/pending'},
    });
  });

  test('a subscriber or a middleware that throws at pending: rejected, no work', async () => {
    const work = vi.fn(async () => 1);
    const busy = createAsyncThunk('a', work);
    const watched = configureStore({
      reducer: (_state: string | undefined, {type}: UnknownAction) => type,
    });
    watched.subscribe(() => {
      if (watched.getState() === 'a/pending') throw new Error('subscriber');
    });
    const strict: Middleware = () => (next) => (action) => {
      if (busy.pending.match(action)) throw new Error('middleware');
      return next(action);
    };
    const guarded = configureStore({
      reducer: () => null,
      middleware: (getDefault) => getDefault().concat(strict),
    });

    expect(await watched.dispatch(busy())).toMatchObject({
      type: 'a/rejected',
      error: {message: 'subscriber'},
    });
    expect(await guarded.dispatch(busy())).toMatchObject({
      type: 'a/rejected',
      error: {message: 'middleware'},
    });
    expect(work).not.toHaveBeenCalled();
  });

  test('a subscriber or a middleware that throws at the end: the promise rejects', async () => {
    const {store} = listen();
    const promise = store.dispatch(thunk());
    store.subscribe(() => {
      throw new Error('subscriber');
    });
    await expect(promise).rejects.toThrow('subscriber');

    const strict: Middleware = () => (next) => (action) => {
      if (thunk.fulfilled.match(action)) throw new Error('middleware');
      return next(action);
    };
    const other = configureStore({
      reducer: () => null,
      middleware: (getDefault) => getDefault().concat(strict),
    });
    await expect(other.dispatch(thunk())).rejects.toThrow('middleware');
  });

  test('while handling the final action: the promise rejects', async () => {
    const promise = failOn('a/fulfilled').dispatch(thunk());
    await expect(promise).rejects.toThrow('reducer at a/fulfilled');
  });
});

test('a getPendingMeta that throws: a rejected action without pending', async () => {
  const {store, types} = listen();
  const thunk = createAsyncThunk('a', async () => 1, {
    getPendingMeta: (): {tray: number} => {
      throw new Error('no tray');
    },
  });
  await store.dispatch(thunk());
  expect(types()).toEqual(['a/rejected']);
});

test('an idGenerator that throws: dispatch throws', () => {
  const {store, types} = listen();
  const thunk = createAsyncThunk('a', async () => 1, {
    idGenerator: () => {
      throw new Error('no number');
    },
  });
  expect(() => store.dispatch(thunk())).toThrow('no number');
  expect(types()).toEqual([]);
});

test('a failed request never rejects the promise; unwrap does', async () => {
  const {store} = listen();
  const thunk = createAsyncThunk('a', () => Promise.reject('no ink'));
  const promise = store.dispatch(thunk());
  await expect(promise).resolves.toMatchObject({type: 'a/rejected'});
  await expect(promise.unwrap()).rejects.toEqual({message: 'no ink'});
});

describe('metas', () => {
  test('rejectWithValue adds its second argument', async () => {
    const {store} = listen();
    const thunk = createAsyncThunk<
      number,
      void,
      {rejectValue: string; rejectedMeta: {tray: number}}
    >('a', (_, {rejectWithValue}) => rejectWithValue('jam', {tray: 2}));
    expect(await store.dispatch(thunk())).toMatchObject({
      payload: 'jam',
      meta: {tray: 2},
    });
  });

  test('without a declaration, only the types refuse a meta', async () => {
    const {store} = listen();
    const thunk = createAsyncThunk(
      'a',
      (jammed: boolean, {rejectWithValue, fulfillWithValue}) =>
        jammed
          ? // @ts-expect-error the config declares no rejectedMeta
            rejectWithValue('jam', {tray: 2})
          : // @ts-expect-error the config declares no fulfilledMeta
            fulfillWithValue('bound', {seconds: 2}),
    );
    expect((await store.dispatch(thunk(true))).meta).toMatchObject({
      tray: 2,
    });
    expect((await store.dispatch(thunk(false))).meta).toMatchObject({
      seconds: 2,
    });
  });

  test('getPendingMeta gets the request and the store', async () => {
    const {store} = listen();
    const getPendingMeta = vi.fn(() => ({tray: 2}));
    const thunk = createAsyncThunk('a', async (_: number) => 1, {
      getPendingMeta,
    });
    const promise = store.dispatch(thunk(7));
    expect(getPendingMeta.mock.calls).toEqual([
      [
        {arg: 7, requestId: promise.requestId},
        {getState: expect.any(Function), extra: undefined},
      ],
    ]);
    await promise;
  });

  test('the action creators take a meta as their last argument', () => {
    expect(bindBook.pending('r', 100, {startedAt: 1}).meta).toMatchObject({
      arg: 100,
      startedAt: 1,
    });
    expect(
      bindBook.fulfilled('bound', 'r', 100, {seconds: 2}).meta,
    ).toMatchObject({seconds: 2});
  });

  test('with pendingMeta, getPendingMeta is required if there are options', () => {
    type Config = {pendingMeta: {tray: number}};
    const creator = async () => 1;
    // Compiles, although nothing makes the meta.
    createAsyncThunk<number, void, Config>('a', creator);
    // @ts-expect-error getPendingMeta is missing
    createAsyncThunk<number, void, Config>('a', creator, {});
  });

  test('with fulfilledMeta, the result needs fulfillWithValue and its meta', () => {
    type Config = {fulfilledMeta: {seconds: number}};
    createAsyncThunk<string, void, Config>(
      'a',
      async (_: void, {fulfillWithValue}) =>
        fulfillWithValue('bound', {seconds: 2}),
    );
    createAsyncThunk<string, void, Config>(
      'a',
      // @ts-expect-error the result has no meta
      async () => 'bound',
    );
    createAsyncThunk<string, void, Config>(
      'a',
      async (_: void, {fulfillWithValue}) =>
        // @ts-expect-error the meta is missing
        fulfillWithValue('bound'),
    );
  });

  test('pending and fulfilled carry their own', async () => {
    const clock = useFakeClock(new Date(1000));
    const {store, actions} = listen();
    const promise = store.dispatch(bindBook(100));
    await clock.advance(2000);
    await promise;
    expect(actions).toMatchObject([
      {type: 'jobs/bind/pending', meta: {startedAt: 1000, arg: 100}},
      {
        type: 'jobs/bind/fulfilled',
        payload: 'bound',
        meta: {seconds: 2, arg: 100},
      },
    ]);
  });

  test('getPendingMeta cannot replace arg or requestId', async () => {
    const {store, actions} = listen();
    const thunk = createAsyncThunk('a', async (_pages: number) => 1, {
      getPendingMeta: () => ({arg: 99, requestId: 'mine', tray: 2}),
      idGenerator: (pages) => `id-${pages}`,
    });
    await store.dispatch(thunk(7));
    expect(actions[0]).toMatchObject({
      meta: {arg: 7, requestId: 'id-7', tray: 2},
    });
  });
});

test('a reducer can be tested with actions made by hand', () => {
  const job = {file: 'a.pdf', copies: 1};
  const failed = jobsSlice.reducer(
    undefined,
    submitJob.rejected(new Error('Paper jam'), 'request-1', job),
  );
  expect(failed).toMatchObject({status: 'failed', problem: 'Paper jam'});
});
