import {
  configureStore,
  createAsyncThunk,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {server} from '../../testing/server';
import {handlers} from './handlers';
import {renderPreview} from './renderPreview';

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

  test('rejected follows in a microtask, after a pending dispatched meanwhile', async () => {
    const {store, types} = listen();
    const old = store.dispatch(renderPreview('old.pdf'));
    old.abort();
    const next = store.dispatch(renderPreview('new.pdf'));
    expect(types()).toEqual([
      'preview/render/pending',
      'preview/render/pending',
    ]);
    await old;
    expect(types()).toEqual([
      'preview/render/pending',
      'preview/render/pending',
      'preview/render/rejected',
    ]);
    next.abort();
    await next;
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

  test('abort after the end aborts the signal', async () => {
    const {store, types} = listen();
    const keep = createAsyncThunk('keep', (_: void, {signal}) => ({
      ended: () => signal.aborted,
    }));
    captureConsole(); // the payload holds a function
    const promise = store.dispatch(keep());
    const {ended} = await promise.unwrap();
    expect(ended()).toBe(false);
    promise.abort();
    expect(ended()).toBe(true);
    expect(types()).toEqual(['keep/pending', 'keep/fulfilled']);
  });

  test('abort after the end dispatches nothing', async () => {
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

  test.each([
    ['abort', 'Aborted'],
    ['abort with a reason', 'changed my mind'],
    ['a signal', 'External signal was aborted'],
  ])(
    '%s during an async condition: one rejected action, no pending',
    async (way, message) => {
      const {store, actions} = listen();
      const thunk = createAsyncThunk('a', async () => 1, {
        condition: async () => true,
      });
      const controller = new AbortController();
      const {signal} = controller;
      const promise = store.dispatch(thunk(undefined, {signal}));
      if (way === 'abort') promise.abort();
      else if (way === 'a signal') controller.abort();
      else promise.abort(message);
      await promise;
      expect(actions).toMatchObject([
        {
          type: 'a/rejected',
          error: {name: 'AbortError', message},
          meta: {aborted: true, condition: false},
        },
      ]);
    },
  );

  test.each(['before the dispatch', 'during the condition'])(
    'an abort %s does not overrule condition',
    async (moment) => {
      const {store, actions} = listen();
      const condition = vi
        .fn<() => Promise<boolean>>()
        .mockResolvedValueOnce(false)
        .mockRejectedValueOnce(new Error('tray open'));
      const thunk = createAsyncThunk('a', async () => 1, {condition});
      const run = async () => {
        const controller = new AbortController();
        const {signal} = controller;
        if (moment === 'before the dispatch') controller.abort();
        const promise = store.dispatch(thunk(undefined, {signal}));
        controller.abort();
        return await promise;
      };
      expect(await run()).toMatchObject({
        error: {name: 'ConditionError'},
        meta: {aborted: false, condition: true},
      });
      expect(actions).toEqual([]);
      await run();
      expect(actions).toMatchObject([
        {
          type: 'a/rejected',
          error: {message: 'tray open'},
          meta: {aborted: false},
        },
      ]);
    },
  );

  test('an abort waits for an async condition', async () => {
    const {store, types} = listen();
    let decide: (allowed: boolean) => void = () => {};
    const decision = new Promise<boolean>((done) => (decide = done));
    const thunk = createAsyncThunk('a', async () => 1, {
      condition: () => decision,
    });
    const promise = store.dispatch(thunk());
    promise.abort();
    await new Promise((done) => setTimeout(done));
    expect(types()).toEqual([]);
    decide(true);
    await promise;
    expect(types()).toEqual(['a/rejected']);
  });

  test('a request leaves its listener on your signal', async () => {
    const {store} = listen();
    const {signal} = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const thunk = createAsyncThunk('a', async () => 1);
    await store.dispatch(thunk(undefined, {signal}));
    await store.dispatch(thunk(undefined, {signal}));
    expect(added).toHaveBeenCalledTimes(2);
    expect(removed).not.toHaveBeenCalled();
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
