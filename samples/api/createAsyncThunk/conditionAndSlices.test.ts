import {
  configureStore,
  createAsyncThunk,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../testing/server';
import {counterSlice} from './counterSlice';
import {handlers} from './handlers';
import {submitJob} from './jobsSlice';
import {paperSlice, searchPaper} from './paperSearch';
import {loadProof, proofSlice} from './proofSlice';
import {weighPaper} from './weighPaper';

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

describe('condition', () => {
  const conditional = (
    condition: () => boolean | undefined | Promise<boolean>,
  ) => createAsyncThunk('a', async () => 1, {condition});

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

  test('files load side by side, and a failed one may be requested again', async () => {
    const status = [500, 200];
    let requests = 0;
    server.use(
      http.get('https://print.example/proofs/a', () => {
        requests += 1;
        return HttpResponse.text('address', {status: status.shift()});
      }),
    );
    const store = configureStore({reducer: {proof: proofSlice.reducer}});
    const first = store.dispatch(loadProof('a'));
    const other = store.dispatch(loadProof('b'));
    await store.dispatch(loadProof('a'));
    await Promise.all([first, other]);
    expect(requests).toBe(1);
    expect(store.getState().proof.byFile).toMatchObject({
      a: {status: 'failed'},
      b: {status: 'ready'},
    });
    await store.dispatch(loadProof('a'));
    expect(requests).toBe(2);
    expect(store.getState().proof.byFile.a).toEqual({
      status: 'ready',
      address: 'address',
    });
  });

  test('idGenerator runs once for each dispatch, skipped or not', async () => {
    const {store} = listen();
    const idGenerator = vi.fn((pages: number) => `id-${pages}`);
    const thunk = createAsyncThunk('a', async (_: number) => 1, {
      condition: (pages) => pages > 0,
      idGenerator,
    });
    await store.dispatch(thunk(0));
    await store.dispatch(thunk(1));
    expect(idGenerator.mock.calls).toEqual([[0], [1]]);
  });

  test('only false skips', async () => {
    const skip = listen();
    await skip.store.dispatch(conditional(() => false)());
    await skip.store.dispatch(conditional(async () => false)());
    expect(skip.types()).toEqual([]);

    const run = listen();
    await run.store.dispatch(conditional(() => undefined)());
    await run.store.dispatch(
      // @ts-expect-error the types want a boolean, undefined or a promise
      createAsyncThunk('b', async () => 1, {condition: () => 0})(),
    );
    await run.store.dispatch(
      // @ts-expect-error the types want a boolean, undefined or a promise
      createAsyncThunk('c', async () => 1, {condition: () => null})(),
    );
    expect(run.types()).toEqual([
      'a/pending',
      'a/fulfilled',
      'b/pending',
      'b/fulfilled',
      'c/pending',
      'c/fulfilled',
    ]);
  });

  test('dispatchConditionRejection dispatches the rejection, still without pending', async () => {
    const {store, actions} = listen();
    await store.dispatch(weighPaper(0));
    expect(actions).toMatchObject([
      {type: 'paper/weigh/rejected', meta: {condition: true}},
    ]);
    await store.dispatch(weighPaper(2));
    expect(actions[2]).toMatchObject({payload: {grams: 10}});
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

  test('waiting for a skipped thunk makes the outer one count as skipped', async () => {
    const skipped = conditional(() => false);
    const outer = (options?: {dispatchConditionRejection?: boolean}) =>
      createAsyncThunk(
        'outer',
        async (_: void, {dispatch}) => dispatch(skipped()).unwrap(),
        options,
      );
    const run = async (options?: {
      dispatchConditionRejection?: boolean;
    }) => {
      const {store, types} = listen();
      const {meta} = await store.dispatch(outer(options)());
      expect(meta).toMatchObject({condition: true});
      return types();
    };
    expect(await run({})).toEqual(['outer/pending']);
    const both = ['outer/pending', 'outer/rejected'];
    expect(await run()).toEqual(both);
    expect(await run({dispatchConditionRejection: true})).toEqual(both);
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
  expect(store.getState()).toEqual({
    running: null,
    names: ['rice paper'],
    problem: null,
  });
});

test('a canceled search does not end the one that replaced it', async () => {
  let respond: () => void = () => {};
  const response = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.get('https://print.example/paper', async () => {
      await response;
      return HttpResponse.json(['rice paper']);
    }),
  );
  const store = configureStore({reducer: paperSlice.reducer});
  const older = store.dispatch(searchPaper('r'));
  older.abort();
  const newer = store.dispatch(searchPaper('rice'));
  await older;
  expect(store.getState()).toMatchObject({
    running: newer.requestId,
    problem: null,
  });
  respond();
  await newer;
  expect(store.getState().names).toEqual(['rice paper']);
});

test('a failed search keeps the names of the one before', async () => {
  const statuses = [200, 500];
  server.use(
    http.get('https://print.example/paper', () =>
      HttpResponse.json(['rice paper'], {status: statuses.shift()}),
    ),
  );
  const store = configureStore({reducer: paperSlice.reducer});
  await store.dispatch(searchPaper('rice'));
  await store.dispatch(searchPaper('r'));
  expect(store.getState()).toEqual({
    running: null,
    names: ['rice paper'],
    problem: 'HTTP 500',
  });
});

test('addAsyncThunk handles pending, fulfilled, rejected and settled', async () => {
  const store = configureStore({reducer: counterSlice.reducer});
  const good = store.dispatch(submitJob({file: 'a.pdf', copies: 1}));
  expect(store.getState()).toEqual({
    running: [good.requestId],
    accepted: 0,
    refused: 0,
  });
  await good;
  expect(store.getState()).toEqual({
    running: [],
    accepted: 1,
    refused: 0,
  });
  await store.dispatch(submitJob({file: 'b.pdf', copies: 0}));
  expect(store.getState()).toEqual({
    running: [],
    accepted: 1,
    refused: 1,
  });
});

test('the counter: the end of one job does not end another', () => {
  const {reducer} = counterSlice;
  const job = {file: 'a.pdf', copies: 1};
  let state = reducer(undefined, submitJob.pending('one', job));
  state = reducer(state, submitJob.pending('two', job));
  state = reducer(state, submitJob.rejected(null, 'one', job));
  expect(state.running).toEqual(['two']);
});

describe('a status, and a request that is aborted', () => {
  type Status = 'idle' | 'loading' | 'ready';
  const load = createAsyncThunk(
    'load',
    () => new Promise<void>((resolve) => setTimeout(resolve, 5)),
    {condition: (_, {getState}) => getState() !== 'loading'},
  );

  test('ignoring what was aborted leaves it at loading, for good', async () => {
    const store = configureStore({
      reducer: (status: Status = 'idle', action) => {
        if (load.pending.match(action)) return 'loading';
        return load.fulfilled.match(action) ? 'ready' : status;
      },
    });
    const visit = store.dispatch(load());
    visit.abort();
    await visit;
    expect(store.getState()).toBe('loading');
    const {meta} = await store.dispatch(load());
    expect(meta).toMatchObject({condition: true});
  });

  test('Strict Mode: a condition skips the second request', async () => {
    const store = configureStore({
      reducer: (status: Status = 'idle', action) => {
        if (load.pending.match(action)) return 'loading';
        if (load.rejected.match(action)) return 'idle';
        return load.fulfilled.match(action) ? 'ready' : status;
      },
    });
    const first = store.dispatch(load());
    first.abort();
    const second = store.dispatch(load());
    expect((await first).meta).toMatchObject({aborted: true});
    expect((await second).meta).toMatchObject({condition: true});
    expect(store.getState()).toBe('idle');
  });
});
