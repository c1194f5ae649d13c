import {
  addListener,
  configureStore,
  createAction,
  createAsyncThunk,
  createListenerMiddleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {useEffect} from 'react';
import {useDispatch} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {useFakeClock} from '../../testing/useFakeClock';
import {
  boilerSwitched,
  temperatureMeasured,
  windowOpened,
} from './heatingSlice';
import {nextAction} from './nextAction';
import {type AppDispatch, type RootState, store} from './store';

const opened = createAction('opened');
const closed = createAction<number>('closed');
const noted = createAction<string>('noted');

/** A store with a listener middleware of its own, and its actions. */
function setup() {
  const listeners = createListenerMiddleware();
  const types: string[] = [];
  const store = configureStore({
    reducer: (state: null = null, action: UnknownAction) => {
      types.push(action.type);
      return state;
    },
    middleware: (getDefault) => getDefault().prepend(listeners.middleware),
  });
  types.length = 0;
  return {listeners, store, types};
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('waiting outside an effect', () => {
  let clock: ReturnType<typeof useFakeClock>;
  beforeEach(() => void (clock = useFakeClock()));

  test('the next action that fits', async () => {
    const next = store.dispatch(nextAction(windowOpened.match, 5_000));
    store.dispatch(boilerSwitched(true));
    store.dispatch(windowOpened());
    expect(await next).toEqual(windowOpened());
  });

  test('a state', async () => {
    const next = store.dispatch(
      nextAction((_action, {heating}) => heating.boilerOn === false, 5_000),
    );
    store.dispatch(boilerSwitched(false));
    expect(await next).toEqual(boilerSwitched(false));
  });

  test('null after the time is over, and the listener is gone', async () => {
    const predicate = vi.fn(() => false);
    const next = store.dispatch(nextAction(predicate, 5_000));
    await clock.advance(5_000);
    expect(await next).toBeNull();
    store.dispatch(temperatureMeasured(12));
    expect(predicate).not.toHaveBeenCalled();
  });
});

describe('the instance instead of its middleware', () => {
  test('does not compile, and throws', () => {
    const listeners = createListenerMiddleware();
    const make = () =>
      configureStore({
        reducer: () => 0,
        // @ts-expect-error the instance is not a Middleware
        middleware: (getDefault) => getDefault().prepend(listeners),
      });
    expect(make).toThrow(
      'each middleware provided to configureStore must be a function',
    );
    vi.stubEnv('NODE_ENV', 'production');
    expect(make).toThrow('middleware is not a function');
  });
});

describe('from Redux-Saga', () => {
  test('race: the loser ends with the effect, without an error', async () => {
    const unhandled = vi.fn();
    process.once('unhandledRejection', unhandled);
    const {listeners, store, types} = setup();
    listeners.startListening({
      actionCreator: opened,
      effect: async (_action, {take, delay, dispatch}) => {
        const winner = await Promise.race([
          take(closed.match).then(() => 'closed'),
          delay(60_000).then(() => 'too late'),
        ]);
        dispatch(noted(winner));
      },
    });
    store.dispatch(opened());
    store.dispatch(closed(1));
    await turn();
    await turn();
    process.removeListener('unhandledRejection', unhandled);
    expect(types).toEqual(['opened', 'closed', 'noted']);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('fork: only who awaits the result sees an error', async () => {
    const onError = vi.fn();
    const listeners = createListenerMiddleware({onError});
    const store = configureStore({
      reducer: () => null,
      middleware: (getDefault) =>
        getDefault().prepend(listeners.middleware),
    });
    const broken = new Error('broken');
    const results: unknown[] = [];
    listeners.startListening({
      actionCreator: opened,
      effect: async (_action, {fork}) => {
        fork(() => Promise.reject(broken), {autoJoin: true});
        const task = fork(() => Promise.reject(broken), {autoJoin: true});
        results.push(await task.result);
      },
    });
    store.dispatch(opened());
    await turn();
    expect(results).toEqual([{status: 'rejected', error: broken}]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('spawn: a dispatched thunk goes on after a cancellation', async () => {
    const {listeners, store, types} = setup();
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    const upload = createAsyncThunk('upload', () => held);
    const remove = listeners.startListening({
      actionCreator: opened,
      effect: async (_action, {dispatch, delay}) => {
        void dispatch(upload());
        await delay(60_000);
      },
    });
    store.dispatch(opened());
    remove({cancelActive: true});
    finish();
    await turn();
    expect(types).toEqual(['opened', 'upload/pending', 'upload/fulfilled']);
  });

  test('eventChannel: a callback that dispatches, and finally', async () => {
    const {listeners, store, types} = setup();
    const source = new EventTarget();
    listeners.startListening({
      actionCreator: opened,
      effect: async (_action, {dispatch, take}) => {
        const forward = () => void dispatch(noted('knock'));
        source.addEventListener('knock', forward);
        try {
          await take(closed.match);
        } finally {
          source.removeEventListener('knock', forward);
        }
      },
    });
    const knock = () => source.dispatchEvent(new Event('knock'));
    store.dispatch(opened());
    knock();
    store.dispatch(closed(1));
    await turn();
    knock();
    expect(types).toEqual(['opened', 'noted', 'closed']);
  });

  test.each([
    ['after the catch', 1],
    ['inside the try', 9],
  ])(
    'retry: a cancellation of a delay %s: %i attempts',
    async (at, all) => {
      const {listeners, store} = setup();
      let attempts = 0;
      let stopped = false;
      listeners.startListening({
        actionCreator: opened,
        effect: async (_action, {delay}) => {
          try {
            while (attempts < 9) {
              try {
                attempts += 1;
                if (at === 'inside the try') await delay(60_000);
                throw new Error('no response');
              } catch {
                if (at === 'inside the try') continue;
              }
              await delay(60_000);
            }
          } finally {
            stopped = true;
          }
        },
      });
      store.dispatch(opened());
      await turn();
      expect(attempts).toBe(1);
      listeners.clearListeners();
      await vi.waitFor(() => expect(stopped).toBe(true));
      expect(attempts).toBe(all);
    },
  );

  describe('putResolve', () => {
    const measuring = () => {
      const {listeners, store, types} = setup();
      let finish = () => {};
      const held = new Promise<number>((done) => (finish = () => done(21)));
      const measure = createAsyncThunk('measure', () => held);
      const remove = listeners.startListening({
        actionCreator: opened,
        effect: async (_action, {dispatch, pause}) => {
          const degrees = await pause(dispatch(measure()).unwrap());
          dispatch(noted(`${degrees}`));
        },
      });
      store.dispatch(opened());
      return {remove, finish, types};
    };

    test('waits for a dispatched thunk', async () => {
      const {finish, types} = measuring();
      finish();
      await turn();
      expect(types.slice(1)).toEqual([
        'measure/pending',
        'measure/fulfilled',
        'noted',
      ]);
    });

    test('a canceled effect ends there', async () => {
      const {remove, finish, types} = measuring();
      remove({cancelActive: true});
      finish();
      await turn();
      expect(types.slice(1)).toEqual([
        'measure/pending',
        'measure/fulfilled',
      ]);
    });
  });
});

test('which dispatch knows what addListener returns', () => {
  const options = {actionCreator: opened, effect: () => {}};
  const createAppThunk = createAsyncThunk.withTypes<{
    state: RootState;
    dispatch: AppDispatch;
  }>();
  const typed = createAppThunk('typed', async (_: void, {dispatch}) => {
    const remove = dispatch(addListener(options));
    remove();
  });
  const own = () => (dispatch: AppDispatch) => {
    const remove = dispatch(addListener(options));
    remove();
  };
  const plain = createAsyncThunk('plain', async (_: void, {dispatch}) => {
    const remove = dispatch(addListener(options));
    // @ts-expect-error This expression is not callable: it is an action
    remove();
  });
  const action =
    (): ThunkAction<void, RootState, unknown, UnknownAction> =>
    (dispatch) => {
      const remove = dispatch(addListener(options));
      // @ts-expect-error This expression is not callable: it is an action
      remove();
    };
  store.dispatch(own());
  // At run time, all of them get the function.
  store.dispatch(action());
  expect([typed, plain].map(({typePrefix}) => typePrefix)).toEqual([
    'typed',
    'plain',
  ]);
});

test('an effect of React with the plain dispatch does not compile', () => {
  function Alarm() {
    const dispatch = useDispatch();
    useEffect(
      () =>
        // @ts-expect-error not assignable to type 'void | Destructor'
        dispatch(addListener({actionCreator: opened, effect: () => {}})),
      [dispatch],
    );
    return null;
  }
  expect(Alarm).toBeTypeOf('function');
});

test('an array of options does not know its actions; a function does', () => {
  const {listeners, store} = setup();
  const seen: number[] = [];
  const list = [
    {
      actionCreator: closed,
      // @ts-expect-error Parameter 'action' implicitly has an 'any' type
      effect: (action) => void action,
    },
  ];
  expect(list).toHaveLength(1);
  const addDoor = (startListening: typeof listeners.startListening) => {
    startListening({
      actionCreator: closed,
      effect: (action) => void seen.push(action.payload),
    });
  };
  for (const add of [addDoor]) add(listeners.startListening);
  store.dispatch(closed(3));
  expect(seen).toEqual([3]);
});

describe('toasts', () => {
  const toastAdded = createAction<{id: string}>('toasts/added');
  const toastRemoved = createAction<string>('toasts/removed');

  /** Adds `a`, three seconds later `b`, and says what is gone when. */
  async function removals(
    clock: ReturnType<typeof useFakeClock>,
    oneAtATime: boolean,
  ) {
    const {listeners, store} = setup();
    const removed: string[] = [];
    listeners.startListening({
      actionCreator: toastAdded,
      effect: async (action, api) => {
        if (oneAtATime) api.cancelActiveListeners();
        await api.delay(5000);
        api.dispatch(toastRemoved(action.payload.id));
      },
    });
    listeners.startListening({
      actionCreator: toastRemoved,
      effect: (action) => void removed.push(action.payload),
    });
    store.dispatch(toastAdded({id: 'a'}));
    await clock.advance(3000);
    store.dispatch(toastAdded({id: 'b'}));
    await clock.advance(2000);
    const after5 = [...removed];
    await clock.advance(3000);
    return {after5, after8: removed};
  }

  test('each has a timer of its own', async () => {
    expect(await removals(useFakeClock(), false)).toEqual({
      after5: ['a'],
      after8: ['a', 'b'],
    });
  });

  test('with cancelActiveListeners, a new one restarts the timer', async () => {
    expect(await removals(useFakeClock(), true)).toEqual({
      after5: [],
      after8: ['b'],
    });
  });
});

test('tests that share a middleware clear its listeners and add them again', async () => {
  const {listeners, store} = setup();
  const ran = vi.fn();
  const add = () =>
    listeners.startListening({
      actionCreator: opened,
      effect: async (_action, {take}) => {
        await take(closed.match);
        ran();
      },
    });
  add();
  store.dispatch(opened());
  listeners.clearListeners();
  store.dispatch(closed(1));
  store.dispatch(opened());
  store.dispatch(closed(2));
  await turn();
  expect(ran).not.toHaveBeenCalled();

  add();
  store.dispatch(opened());
  store.dispatch(closed(3));
  await turn();
  expect(ran).toHaveBeenCalledTimes(1);
});

test('takeLatest: an earlier run ends at pause, not at a plain await', async () => {
  const {listeners, store, types} = setup();
  const answers: Array<() => void> = [];
  const request = () => new Promise<void>((done) => answers.push(done));
  listeners.startListening({
    actionCreator: closed,
    effect: async ({payload}, {cancelActiveListeners, dispatch, pause}) => {
      cancelActiveListeners();
      await pause(request());
      dispatch(noted(`paused ${payload}`));
    },
  });
  const notes: string[] = [];
  listeners.startListening({
    actionCreator: closed,
    effect: async ({payload}, {cancelActiveListeners}) => {
      cancelActiveListeners();
      await request();
      notes.push(`plain ${payload}`);
    },
  });
  store.dispatch(closed(1));
  store.dispatch(closed(2));
  for (const answer of answers) answer();
  await turn();
  expect(types.filter((type) => type === 'noted')).toHaveLength(1);
  expect(notes).toEqual(['plain 1', 'plain 2']);
});
