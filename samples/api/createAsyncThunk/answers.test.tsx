import {
  configureStore,
  createAction,
  createAsyncThunk,
  createListenerMiddleware,
  type Middleware,
  type UnknownAction,
  unwrapResult,
} from '@reduxjs/toolkit';
import {render, screen} from '@testing-library/react';
import {delay, http, HttpResponse} from 'msw';
import {StrictMode, useEffect} from 'react';
import {Provider, useDispatch, useSelector} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {server} from '../../testing/server';
import {approveProof, type Defect} from './approveProof';
import {handlers} from './handlers';
import {Preview} from './Preview';
import {checkPrinter} from './printerStatus';
import {printOrder} from './printOrder';
import {loadProof, proofSlice} from './proofSlice';
import {renderPreview} from './renderPreview';
import {loadPrice} from './sharedPrice';
import {makeStore} from './store';
import {renameJob, titlesSlice} from './titlesSlice';
import {priceOf} from './typesOfAThunk';

const shop = 'https://print.example';
beforeEach(() => server.use(...handlers));

/** A store that remembers every action. */
function listen() {
  const actions: UnknownAction[] = [];
  const log: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: (count: number = 0) => count + 1,
    middleware: (getDefault) => getDefault().concat(log),
  });
  return {store, actions, types: () => actions.map(({type}) => type)};
}

describe('fulfilled although something failed', () => {
  test('fetch resolves for a 500', async () => {
    server.use(
      http.get(`${shop}/ink`, () =>
        HttpResponse.json({problem: 'no ink'}, {status: 500}),
      ),
    );
    const {store} = listen();
    const checkInk = createAsyncThunk('ink/check', async () => {
      const response = await fetch(`${shop}/ink`);
      return response.json();
    });
    const action = await store.dispatch(checkInk());
    expect(action.type).toBe('ink/check/fulfilled');
    expect(action.payload).toEqual({problem: 'no ink'});
  });

  test('a helper that catches and returns', async () => {
    const {store} = listen();
    const check = createAsyncThunk('ink/check', () =>
      Promise.reject(new Error('no ink')).catch((error: Error) => ({
        problem: error.message,
      })),
    );
    const action = await store.dispatch(check());
    expect(check.fulfilled.match(action)).toBe(true);
  });

  test('a chain that is not returned', async () => {
    const {store} = listen();
    const check = createAsyncThunk(
      'ink/check',
      (_: void, {rejectWithValue}) => {
        Promise.reject(new Error('no ink')).catch(() =>
          rejectWithValue('no ink'),
        );
      },
    );
    const action = await store.dispatch(check());
    expect(action.type).toBe('ink/check/fulfilled');
    expect(action.payload).toBeUndefined();
  });
});

test('a file name may hold the special characters of a URL', async () => {
  server.use(
    http.get(`${shop}/previews/:file`, ({params}) =>
      HttpResponse.text(String(params.file)),
    ),
  );
  const store = configureStore({reducer: {proof: proofSlice.reducer}});
  const file = 'a #2?/b';
  expect(await store.dispatch(renderPreview(file)).unwrap()).toBe(file);
  expect(await store.dispatch(loadProof(file)).unwrap()).toBe(
    `${shop}/files/${file}.png`,
  );
});

test('so may the names of a printer, a paper and a job', async () => {
  const name = 'a #2?/b';
  const seen: string[] = [];
  server.use(
    http.all(`${shop}/:kind/:name`, ({params}) => {
      seen.push(`${params.kind} ${params.name}`);
      return HttpResponse.text('7');
    }),
  );
  const store = configureStore({
    reducer: {titles: titlesSlice.reducer},
    preloadedState: {titles: {byJob: {[name]: 'Menu'}, before: {}}},
  });
  await store.dispatch(checkPrinter(name));
  await store.dispatch(loadPrice(name));
  await store.dispatch(createAsyncThunk('price', priceOf)(name));
  await store.dispatch(renameJob({job: name, title: 'Card'}));
  expect(seen).toEqual([
    `printers ${name}`,
    `prices ${name}`,
    `prices ${name}`,
    `titles ${name}`,
  ]);
});

describe('thunks in a row', () => {
  const order = {file: 'menu', copies: 3};
  const makeShop = () => makeStore({pricePerPage: async () => 9});

  test('the second runs after the first', async () => {
    const approved: string[] = [];
    server.use(
      http.put(`${shop}/proofs/:file/approval`, ({params}) => {
        approved.push(String(params.file));
        return HttpResponse.text('approved');
      }),
    );
    const store = makeShop();
    const number = await store.dispatch(printOrder(order)).unwrap();
    expect(approved).toEqual(['menu']);
    expect(store.getState().jobs.receipts[0]?.jobNumber).toBe(number);
  });

  test('the first failure ends it', async () => {
    const jobs = vi.fn();
    server.use(
      http.put(`${shop}/proofs/:file/approval`, () =>
        HttpResponse.text('broken', {status: 500}),
      ),
      http.post(`${shop}/jobs`, () => {
        jobs();
        return HttpResponse.json({});
      }),
    );
    const action = await makeShop().dispatch(printOrder(order));
    expect(action.type).toBe('orders/print/rejected');
    expect(action).toHaveProperty('error.message', 'HTTP 500');
    expect(jobs).not.toHaveBeenCalled();
  });

  test('an abort ends it: nothing is printed', async () => {
    const jobs = vi.fn();
    const approvals: string[] = [];
    let approve = () => {};
    const held = new Promise<void>((resolve) => (approve = resolve));
    server.use(
      http.put(`${shop}/proofs/:file/approval`, async ({params}) => {
        approvals.push(String(params.file));
        await held;
        return HttpResponse.text('approved');
      }),
      http.post(`${shop}/jobs`, () => {
        jobs();
        return HttpResponse.json({});
      }),
    );
    const store = makeShop();
    // A file name may hold what has a meaning in a URL.
    const running = store.dispatch(printOrder({...order, file: 'a #2?'}));
    await vi.waitFor(() => expect(approvals).toEqual(['a #2?']));
    running.abort();
    expect((await running).meta).toMatchObject({aborted: true});
    approve();
    await delay(20);
    expect(jobs).not.toHaveBeenCalled();
    expect(store.getState().approval.byFile['a #2?']?.status).toBe(
      'failed',
    );
  });

  describe('a value of rejectWithValue', () => {
    const defects = [{page: 2, problem: 'blurred'}];
    beforeEach(() =>
      server.use(
        http.put(`${shop}/proofs/:file/approval`, () =>
          HttpResponse.json(defects, {status: 422}),
        ),
      ),
    );

    test('is not in the action of the outer thunk', async () => {
      const store = makeShop();
      const action = await store.dispatch(printOrder(order));
      expect(action.type).toBe('orders/print/rejected');
      expect(action).toHaveProperty('error', {});
      expect(action.payload).toBeUndefined();
      const {menu} = store.getState().approval.byFile;
      expect(menu?.defects).toEqual(defects);
    });

    test('is passed on by looking at the action', async () => {
      // With a declared `rejectValue`, `payload` has to be narrowed.
      const careful = createAsyncThunk<
        string,
        string,
        {rejectValue: Defect[]}
      >('careful', async (file, {dispatch, rejectWithValue}) => {
        const approval = await dispatch(approveProof(file));
        if (approveProof.rejected.match(approval) && approval.payload)
          return rejectWithValue(approval.payload);
        return unwrapResult(approval);
      });
      const action = await makeShop().dispatch(careful('menu'));
      expect(action.type).toBe('careful/rejected');
      expect(action.payload).toEqual(defects);

      // Every other failure keeps its message.
      server.use(
        http.put(`${shop}/proofs/:file/approval`, () =>
          HttpResponse.text('broken', {status: 500}),
        ),
      );
      const broken = await makeShop().dispatch(careful('menu'));
      expect(broken.payload).toBeUndefined();
      expect(broken).toHaveProperty('error.message', 'HTTP 500');
    });
  });

  test('without unwrap, the outer one succeeds', async () => {
    const {store} = listen();
    const inner = createAsyncThunk('inner', () => {
      throw new Error('jam');
    });
    const careless = createAsyncThunk(
      'careless',
      async (_: void, {dispatch}) => {
        await dispatch(inner());
      },
    );
    const careful = createAsyncThunk(
      'careful',
      async (_: void, {dispatch}) => {
        await dispatch(inner()).unwrap();
      },
    );
    expect((await store.dispatch(careless())).type).toBe(
      'careless/fulfilled',
    );
    const action = await store.dispatch(careful());
    expect(action.type).toBe('careful/rejected');
    expect(action).toHaveProperty('error.message', 'jam');
  });

  test('a thunk that is returned is not run', async () => {
    const {store, types} = listen();
    const second = createAsyncThunk('second', () => 2);
    const first = createAsyncThunk('first', () => {
      second();
      return 1;
    });
    await store.dispatch(first());
    expect(types()).toEqual(['first/pending', 'first/fulfilled']);
  });
});

test('the payload creator still sees the state from before fulfilled', async () => {
  const signIn = createAsyncThunk('signIn', (_: void, {getState}) => {
    seen.push(getState());
    return 'Ada';
  });
  const seen: unknown[] = [];
  const store = configureStore({
    reducer: (user: string | null = null, action: UnknownAction) =>
      signIn.fulfilled.match(action) ? action.payload : user,
  });
  await store.dispatch(signIn()).unwrap();
  expect(seen).toEqual([null]);
  expect(store.getState()).toBe('Ada');
});

test('two dispatches share a request', async () => {
  let requests = 0;
  server.use(
    http.get(`${shop}/prices/ivory`, () => {
      requests += 1;
      return HttpResponse.text('9');
    }),
  );
  const {store} = listen();
  const load = () => store.dispatch(loadPrice('ivory')).unwrap();
  expect(await Promise.all([load(), load()])).toEqual([9, 9]);
  expect(requests).toBe(1);
  await load();
  expect(requests).toBe(2);

  // The map is not part of a store: another one shares it.
  const other = listen().store;
  await Promise.all([load(), other.dispatch(loadPrice('ivory')).unwrap()]);
  expect(requests).toBe(3);
});

test('a skipped request resolves at once', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  let busy = false;
  const {store} = listen();
  const print = createAsyncThunk(
    'print',
    async () => {
      busy = true;
      await held;
    },
    {condition: () => !busy},
  );
  const first = store.dispatch(print());
  const skipped = await store.dispatch(print());
  expect(skipped.meta).toMatchObject({condition: true});
  finish();
  await first;
});

describe('cancellation', () => {
  test('signal.reason is not the text given to abort', async () => {
    const {store} = listen();
    let reason: unknown;
    const wait = createAsyncThunk(
      'wait',
      (_: void, {signal}) =>
        new Promise<null>((resolve) => {
          signal.addEventListener('abort', () => {
            reason = signal.reason;
            resolve(null);
          });
        }),
    );
    const request = store.dispatch(wait());
    request.abort('Route left');
    const action = await request;
    expect(action).toHaveProperty('error.message', 'Route left');
    expect(String(reason)).toBe('AbortError: This operation was aborted');
  });

  test('a controller that another module holds', async () => {
    const {store} = listen();
    const shift = new AbortController();
    const wait = createAsyncThunk('wait', () => new Promise(() => {}));
    const requests = [1, 2].map(() =>
      store.dispatch(wait(undefined, {signal: shift.signal})),
    );
    shift.abort();
    for (const {meta} of await Promise.all(requests))
      expect(meta).toMatchObject({aborted: true});
  });

  test('a listener that aborts, and waits no longer than the upload', async () => {
    const uploadStarted = createAction('uploadStarted');
    const uploadCanceled = createAction('uploadCanceled');
    const canceled = vi.fn(uploadCanceled.match);
    let finish = () => {};
    const upload = createAsyncThunk(
      'upload',
      () => new Promise<void>((done) => (finish = done)),
    );
    const types: string[] = [];
    const {middleware, startListening} = createListenerMiddleware();
    const store = configureStore({
      reducer: (state: null = null, action: UnknownAction) => {
        types.push(action.type);
        return state;
      },
      middleware: (getDefault) => getDefault().prepend(middleware),
    });
    startListening({
      actionCreator: uploadStarted,
      effect: async (_action, {dispatch, take}) => {
        const promise = dispatch(upload());
        await Promise.race([promise, take(canceled)]);
        promise.abort();
      },
    });
    const turn = () => new Promise<void>((done) => setTimeout(done));

    store.dispatch(uploadStarted());
    finish();
    await turn();
    expect(types.at(-1)).toBe('upload/fulfilled');
    canceled.mockClear();
    store.dispatch({type: 'later'});
    expect(canceled).not.toHaveBeenCalled();

    store.dispatch(uploadStarted());
    store.dispatch(uploadCanceled());
    await turn();
    expect(types.slice(-2)).toEqual(['uploadCanceled', 'upload/rejected']);
  });
});

test('the first parameter is the argument, even if there is none', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const {store} = listen();
  // @ts-expect-error Property 'getState' does not exist on type 'void'
  const wrong = createAsyncThunk('wrong', async ({getState}) => getState());
  const action = await store.dispatch(wrong());
  expect(action).toHaveProperty(
    'error.message',
    expect.stringMatching(/^Cannot destructure property 'getState' of/),
  );
  expect(printed).not.toHaveBeenCalled();
  const right = createAsyncThunk('right', async (_: void, {getState}) =>
    getState(),
  );
  expect(await store.dispatch(right()).unwrap()).toBeTypeOf('number');
});

describe('the type of the argument', () => {
  test('not annotated, optional, or none', () => {
    const none = createAsyncThunk(
      'none',
      async (_, {requestId}) => requestId,
    );
    none();
    // @ts-expect-error not assignable to parameter of type 'undefined'
    none({file: 'menu'});

    const optional = createAsyncThunk(
      'optional',
      async (job?: {file: string}) => job,
    );
    optional();
    optional({file: 'menu'});

    const written = createAsyncThunk<null, {file: string} | undefined>(
      'written',
      () => null,
    );
    written();

    const defaulted = createAsyncThunk(
      'defaulted',
      async ({file = 'menu'}: {file?: string} = {}) => file,
    );
    // @ts-expect-error Expected 1-2 arguments, but got 0: see the next one
    defaulted();
    const withUndefined = createAsyncThunk(
      'withUndefined',
      async ({file = 'menu'}: {file?: string} | undefined = {}) => file,
    );
    withUndefined();
    const voidArg = createAsyncThunk(
      'voidArg',
      async (job: {file: string} | void) => job ?? null,
    );
    voidArg();
    expect(none.typePrefix).toBe('none');
  });
});

test.each([
  ['object', 5],
  ['id', 1],
] as const)('an effect that depends on the %s', async (by, expected) => {
  let requests = 0;
  const load = createAsyncThunk('load', () => ++requests);
  const store = configureStore({
    reducer: (
      state: {settings: {id: number}; enough: boolean; loads: number} = {
        settings: {id: 1},
        enough: false,
        loads: 0,
      },
      action: UnknownAction,
    ) =>
      load.fulfilled.match(action)
        ? {
            settings: {id: 1},
            enough: action.payload === 5,
            loads: action.payload,
          }
        : state,
  });
  type State = ReturnType<typeof store.getState>;
  function Board() {
    const dispatch = useDispatch<typeof store.dispatch>();
    const {settings, enough, loads} = useSelector((state: State) => state);
    const key = by === 'object' ? settings : settings.id;
    useEffect(() => {
      // Without this check, the first case would go on for ever.
      if (!enough) void dispatch(load());
    }, [dispatch, key, enough]);
    return <p>{enough ? 'enough' : `loaded ${loads}`}</p>;
  }
  render(
    <Provider store={store}>
      <Board />
    </Provider>,
  );
  await screen.findByText(by === 'object' ? 'enough' : 'loaded 1');
  expect(requests).toBe(expected);
});

test('Strict Mode: the aborted request ends after the second has begun', async () => {
  server.use(
    http.get(`${shop}/previews/:file`, () => HttpResponse.text('picture')),
  );
  const types: string[] = [];
  const log: Middleware = () => (next) => (action) => {
    const {type, meta} = action as UnknownAction & {
      meta?: {aborted?: boolean};
    };
    types.push(meta?.aborted ? `${type} (aborted)` : type);
    return next(action);
  };
  const logged = configureStore({
    reducer: () => null,
    middleware: (getDefault) => getDefault().concat(log),
  });
  render(
    <StrictMode>
      <Provider store={logged}>
        <Preview file="menu" />
      </Provider>
    </StrictMode>,
  );
  await screen.findByText('picture');
  expect(types.map((type) => type.replace(/^.*\//, ''))).toEqual([
    'pending',
    'pending',
    'rejected (aborted)',
    'fulfilled',
  ]);
});

test('a loop that pending closes: the message is in a rejected action', async () => {
  const printed = captureConsole();
  const {store, actions} = listen();
  const load = createAsyncThunk('loop/load', async () => 1);
  const isReport = (action: UnknownAction) =>
    load.rejected.match(action) &&
    action.error.message?.startsWith('Maximum update depth exceeded');

  function Settings() {
    const dispatch = useDispatch<typeof store.dispatch>();
    // Stands for an object that each action replaces.
    const settings = useSelector((count: number) => count);
    useEffect(() => {
      if (!actions.some(isReport)) void dispatch(load());
    }, [dispatch, settings]);
    return null;
  }
  render(
    <Provider store={store}>
      <Settings />
    </Provider>,
  );
  await vi.waitFor(() => expect(actions.some(isReport)).toBe(true));
  expect(printed.texts('error')).toEqual([]);
});

test('each dispatch runs the payload creator, and unwrap throws after an abort', async () => {
  const {store, types} = listen();
  const payloadCreator = vi.fn(() => new Promise<never>(() => {}));
  const loadInk = createAsyncThunk('ink/load', payloadCreator);
  const requests = [store.dispatch(loadInk()), store.dispatch(loadInk())];
  await vi.waitFor(() => expect(payloadCreator).toHaveBeenCalledTimes(2));
  for (const request of requests) request.abort();
  for (const request of requests) {
    expect(loadInk.rejected.match(await request)).toBe(true);
    await expect(request.unwrap()).rejects.toMatchObject({
      name: 'AbortError',
    });
  }
  expect(
    types().filter((type) => type === 'ink/load/rejected'),
  ).toHaveLength(2);
});
