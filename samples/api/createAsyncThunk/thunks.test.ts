import {
  configureStore,
  createAsyncThunk,
  unwrapResult,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../testing/server';
import {useFakeClock} from '../../testing/useFakeClock';
import {approvalSlice, approveProof} from './approveProof';
import {counterSlice} from './counterSlice';
import {handlers} from './handlers';
import {jobsSlice, submitJob} from './jobsSlice';
import {paperSlice, searchPaper} from './paperSearch';
import {checkPrinter, printerSlice} from './printerStatus';
import {loadProof, proofSlice} from './proofSlice';
import {renderPreview} from './renderPreview';
import {takePaper} from './takePaper';
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

  test('while handling pending: a rejected action', async () => {
    const action = await failOn('a/pending').dispatch(thunk());
    expect(action).toMatchObject({
      type: 'a/rejected',
      error: {message: 'reducer at a/pending'},
    });
  });

  test('while handling the final action: the promise rejects', async () => {
    const promise = failOn('a/fulfilled').dispatch(thunk());
    await expect(promise).rejects.toThrow('reducer at a/fulfilled');
  });
});

describe('condition', () => {
  const conditional = (
    condition: () => boolean | undefined | Promise<boolean>,
    more = {},
  ) => createAsyncThunk('a', async () => 1, {condition, ...more});

  test('one request for two dispatches, and nothing dispatched for the second', async () => {
    let requests = 0;
    server.use(
      http.get('https://print.example/proofs/:file', () => {
        requests += 1;
        return HttpResponse.text('address');
      }),
    );
    const store = configureStore({reducer: {proof: proofSlice.reducer}});
    const first = store.dispatch(loadProof('menu.pdf'));
    const before = store.getState();
    const second = await store.dispatch(loadProof('menu.pdf'));
    expect(store.getState()).toBe(before);
    expect(second.meta).toMatchObject({condition: true, aborted: false});
    await first;
    await store.dispatch(loadProof('menu.pdf'));
    expect(requests).toBe(1);
  });

  test('only false skips', async () => {
    const skip = listen();
    await skip.store.dispatch(conditional(() => false)());
    await skip.store.dispatch(conditional(async () => false)());
    expect(skip.types()).toEqual([]);

    const run = listen();
    await run.store.dispatch(conditional(() => undefined)());
    expect(run.types()).toEqual(['a/pending', 'a/fulfilled']);
  });

  test('dispatchConditionRejection dispatches the rejection, still without pending', async () => {
    const {store, actions} = listen();
    const loud = conditional(() => false, {
      dispatchConditionRejection: true,
    });
    await store.dispatch(loud());
    expect(actions).toMatchObject([
      {type: 'a/rejected', meta: {condition: true}},
    ]);
  });

  test('a throw becomes a rejected action without pending', async () => {
    const {store, actions} = listen();
    const broken = conditional(() => {
      throw new Error('no state');
    });
    await store.dispatch(broken());
    expect(actions).toMatchObject([
      {
        type: 'a/rejected',
        error: {message: 'no state'},
        meta: {condition: false},
      },
    ]);
  });

  test('unwrap throws a plain object', async () => {
    const {store} = listen();
    const error: unknown = await store
      .dispatch(conditional(() => false)())
      .unwrap()
      .catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(Error);
    expect(error).toEqual({
      name: 'ConditionError',
      message: 'Aborted due to condition callback returning false.',
    });
  });
});

describe('rejectWithValue', () => {
  test('carries the defects, and unwrap throws them', async () => {
    const defects = [{page: 3, problem: 'low resolution'}];
    server.use(
      http.put('https://print.example/proofs/:file/approval', () =>
        HttpResponse.json(defects, {status: 422}),
      ),
    );
    const store = configureStore({reducer: approvalSlice.reducer});
    const promise = store.dispatch(approveProof('menu.pdf'));
    const action = await promise;
    expect(action).toMatchObject({
      payload: defects,
      error: {message: 'Rejected'},
      meta: {rejectedWithValue: true},
    });
    expect(store.getState()).toEqual({defects, problem: null});
    await expect(promise.unwrap()).rejects.toEqual(defects);
  });

  test('an error that is not a rejected value has no payload', async () => {
    server.use(
      http.put(
        'https://print.example/proofs/:file/approval',
        () => new HttpResponse(null, {status: 500}),
      ),
    );
    const store = configureStore({reducer: approvalSlice.reducer});
    await store.dispatch(approveProof('menu.pdf'));
    expect(store.getState()).toEqual({defects: [], problem: 'Answer 500'});
  });

  test('0 counts as a value', async () => {
    const {store} = listen();
    const promise = store.dispatch(takePaper({sheets: 1, left: 0}));
    expect((await promise).meta).toMatchObject({rejectedWithValue: true});
    await expect(promise.unwrap()).rejects.toBe(0);
  });

  test.each([0, '', false, null])('%j counts as a value', async (value) => {
    const {store} = listen();
    const thunk = createAsyncThunk('a', (_: void, api) =>
      api.rejectWithValue(value),
    );
    const promise = store.dispatch(thunk());
    expect((await promise).meta).toMatchObject({rejectedWithValue: true});
    await expect(promise.unwrap()).rejects.toBe(value);
  });

  test('undefined does not', async () => {
    const {store} = listen();
    const thunk = createAsyncThunk('a', (_: void, api) =>
      api.rejectWithValue(undefined),
    );
    const promise = store.dispatch(thunk());
    expect((await promise).meta).toMatchObject({rejectedWithValue: false});
    await expect(promise.unwrap()).rejects.toEqual({message: 'Rejected'});
  });

  test('can be thrown, too; without return it does nothing', async () => {
    const {store} = listen();
    const thrown = createAsyncThunk('a', async (_: void, api) => {
      throw api.rejectWithValue('out of ink');
    });
    expect(await store.dispatch(thrown())).toMatchObject({
      payload: 'out of ink',
      meta: {rejectedWithValue: true},
    });
    const forgotten = createAsyncThunk('a', async (_: void, api) => {
      api.rejectWithValue('out of ink');
    });
    expect((await store.dispatch(forgotten())).type).toBe('a/fulfilled');
  });
});

describe('serializeError', () => {
  test('keeps what it is told to keep', async () => {
    server.use(
      http.get(
        'https://print.example/printers/:name',
        () => new HttpResponse(null, {status: 503}),
      ),
    );
    const store = configureStore({reducer: printerSlice.reducer});
    await store.dispatch(checkPrinter('north'));
    expect(store.getState().error).toEqual({
      message: 'The printer answered 503',
      status: 503,
    });
  });

  test('is called for rejectWithValue, with the string Rejected', async () => {
    const {store} = listen();
    const serializeError = vi.fn(() => ({message: 'mine'}));
    const thunk = createAsyncThunk(
      'a',
      (_: void, api) => api.rejectWithValue(1),
      {serializeError},
    );
    expect(await store.dispatch(thunk())).toMatchObject({
      error: {message: 'mine'},
    });
    expect(serializeError.mock.calls).toEqual([['Rejected']]);
  });
});

describe('cancellation', () => {
  let open: () => void = () => {};
  beforeEach(() => {
    const answer = new Promise<void>((resolve) => (open = resolve));
    server.use(
      http.get('https://print.example/previews/:file', async () => {
        await answer;
        return HttpResponse.text('picture');
      }),
    );
  });

  test('abort without a reason', async () => {
    const {store} = listen();
    const promise = store.dispatch(renderPreview('menu.pdf'));
    promise.abort();
    expect(await promise).toMatchObject({
      type: 'preview/render/rejected',
      error: {name: 'AbortError', message: 'Aborted'},
      meta: {aborted: true, condition: false, rejectedWithValue: false},
    });
  });

  test('the creator goes on, and its late result is ignored', async () => {
    const {store, types} = listen();
    let finished = false;
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const deaf = createAsyncThunk('a', async () => {
      await gate;
      finished = true;
    });
    const promise = store.dispatch(deaf());
    promise.abort();
    await promise;
    release();
    await gate;
    expect(finished).toBe(true);
    await Promise.resolve();
    expect(types()).toEqual(['a/pending', 'a/rejected']);
  });

  test('abort after the end changes nothing', async () => {
    const {store, types} = listen();
    const promise = store.dispatch(renderPreview('menu.pdf'));
    open();
    await promise;
    promise.abort();
    expect(await promise.unwrap()).toBe('picture');
    expect(types()).toEqual([
      'preview/render/pending',
      'preview/render/fulfilled',
    ]);
  });

  test('abort during an async condition: one rejected action, no pending', async () => {
    const {store, actions} = listen();
    const thunk = createAsyncThunk('a', async () => 1, {
      condition: async () => true,
    });
    const promise = store.dispatch(thunk());
    promise.abort('changed my mind');
    await promise;
    expect(actions).toMatchObject([
      {
        type: 'a/rejected',
        error: {name: 'AbortError', message: 'changed my mind'},
        meta: {aborted: true, condition: false},
      },
    ]);
  });

  test('the payload creator can abort its own request', async () => {
    const {store} = listen();
    const thunk = createAsyncThunk('a', async (_: void, {abort}) => {
      abort('no paper');
      return 1;
    });
    expect(await store.dispatch(thunk())).toMatchObject({
      error: {message: 'no paper'},
      meta: {aborted: true},
    });
  });

  test('a timeout signal given to fetch is an error, not an abort', async () => {
    const {store} = listen();
    const thunk = createAsyncThunk('a', async () => {
      throw new DOMException('The operation timed out.', 'TimeoutError');
    });
    expect((await store.dispatch(thunk())).meta).toMatchObject({
      aborted: false,
    });
  });
});

describe('metas', () => {
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

test('the last search wins, whichever answer comes last', async () => {
  const answers: Record<string, () => void> = {};
  server.use(
    http.get('https://print.example/paper', async ({request}) => {
      const text = new URL(request.url).searchParams.get('text') ?? '';
      await new Promise<void>((resolve) => (answers[text] = resolve));
      return HttpResponse.json([`${text} paper`]);
    }),
  );
  const store = configureStore({reducer: paperSlice.reducer});
  const older = store.dispatch(searchPaper('r'));
  const newer = store.dispatch(searchPaper('rice'));
  await vi.waitFor(() => expect(Object.keys(answers)).toHaveLength(2));
  answers.rice?.();
  await newer;
  answers.r?.();
  await older;
  expect(store.getState().names).toEqual(['rice paper']);
});

test('addAsyncThunk counts pending, fulfilled, rejected and settled', async () => {
  const store = configureStore({reducer: counterSlice.reducer});
  const good = store.dispatch(submitJob({file: 'a.pdf', copies: 1}));
  const bad = store.dispatch(submitJob({file: 'b.pdf', copies: 0}));
  expect(store.getState()).toEqual({waiting: 2, printed: 0, refused: 0});
  await Promise.all([good, bad]);
  expect(store.getState()).toEqual({waiting: 0, printed: 1, refused: 1});
});

test('a reducer can be tested with actions made by hand', () => {
  const job = {file: 'a.pdf', copies: 1};
  const failed = jobsSlice.reducer(
    undefined,
    submitJob.rejected(new Error('Paper jam'), 'request-1', job),
  );
  expect(failed).toMatchObject({status: 'failed', problem: 'Paper jam'});
});
