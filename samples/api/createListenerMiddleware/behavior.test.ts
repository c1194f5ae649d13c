import {
  addListener,
  clearAllListeners,
  configureStore,
  createAction,
  createListenerMiddleware,
  removeListener,
  TaskAbortError,
  type ListenerErrorHandler,
} from '@reduxjs/toolkit';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {useFakeClock} from '../../testing/useFakeClock';

const rang = createAction('rang');
const stopped = createAction('stopped');
const turn = () => new Promise<void>((done) => setTimeout(done));

function house(onError?: ListenerErrorHandler) {
  const listeners = createListenerMiddleware(onError ? {onError} : {});
  const seen: string[] = [];
  const store = configureStore({
    reducer: (count: number = 0, action) => {
      seen.push(action.type);
      return rang.match(action) ? count + 1 : count;
    },
    middleware: (getDefault) => getDefault().prepend(listeners.middleware),
  });
  seen.length = 0;
  return {...listeners, store, seen};
}

describe('registering', () => {
  test('the same match and effect register once', () => {
    const {startListening, store} = house();
    const effect = vi.fn();
    startListening({actionCreator: rang, effect});
    startListening({actionCreator: rang, effect});
    startListening({type: 'rang', effect});
    store.dispatch(rang());
    expect(effect).toHaveBeenCalledTimes(1);
  });

  test('an inline effect registers each time', () => {
    const {startListening, store} = house();
    const heard = vi.fn();
    startListening({actionCreator: rang, effect: () => heard()});
    startListening({actionCreator: rang, effect: () => heard()});
    store.dispatch(rang());
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('match is not called for an action of another type, predicates always are', () => {
    const {startListening, store} = house();
    const match = vi.spyOn(rang, 'match');
    const predicate = vi.fn(() => false);
    startListening({actionCreator: rang, effect: () => {}});
    startListening({predicate, effect: () => {}});
    store.dispatch(stopped());
    // One call comes from the reducer of this test.
    expect(match).toHaveBeenCalledTimes(1);
    expect(predicate).toHaveBeenCalledTimes(1);
    store.dispatch(rang());
    expect(match).toHaveBeenCalledTimes(3);
  });

  test('a listener added in an effect starts with the next action', () => {
    const {startListening, store} = house();
    const late = vi.fn();
    startListening({
      actionCreator: rang,
      effect: (_action, {unsubscribe}) => {
        unsubscribe();
        startListening({actionCreator: rang, effect: late});
      },
    });
    store.dispatch(rang());
    expect(late).not.toHaveBeenCalled();
    store.dispatch(rang());
    expect(late).toHaveBeenCalledTimes(1);
  });

  test('thunks are not seen, their inner actions are', () => {
    const {startListening, store} = house();
    const types: unknown[] = [];
    startListening({
      predicate: () => true,
      effect: (action) => void types.push(action.type),
    });
    store.dispatch((dispatch) => void dispatch(rang()));
    expect(types).toEqual(['rang']);
  });

  test('add, remove and removeAll never reach the reducer', () => {
    const {store, seen} = house();
    const options = {actionCreator: rang, effect: () => {}};
    store.dispatch(addListener(options));
    store.dispatch(removeListener(options));
    store.dispatch(clearAllListeners());
    expect(seen).toEqual([]);
    expect(addListener.type).toBe('listenerMiddleware/add');
    expect(removeListener.type).toBe('listenerMiddleware/remove');
    expect(clearAllListeners.type).toBe('listenerMiddleware/removeAll');
  });

  test('behind the serializability check, addListener logs', () => {
    const printed = captureConsole();
    const {middleware} = createListenerMiddleware();
    const store = configureStore({
      reducer: () => null,
      middleware: (getDefault) => getDefault().concat(middleware),
    });
    store.dispatch(addListener({actionCreator: rang, effect: () => {}}));
    expect(printed.texts('error')[0]).toMatch(
      /^A non-serializable value was detected in an action, in the path: `payload\./,
    );
  });

  test('one instance in two stores: each effect sees its own', () => {
    const {middleware, startListening} = createListenerMiddleware();
    const open = (start: number) =>
      configureStore({
        reducer: (state: number = start) => state,
        middleware: (getDefault) => getDefault().prepend(middleware),
      });
    const [a, b] = [open(1), open(2)];
    const states: unknown[] = [];
    startListening({
      actionCreator: rang,
      effect: (_action, {getState}) => void states.push(getState()),
    });
    a.dispatch(rang());
    b.dispatch(rang());
    expect(states).toEqual([1, 2]);
  });

  test('extra is passed on', () => {
    const extra = {boiler: 'north'};
    const {middleware, startListening} = createListenerMiddleware({extra});
    const store = configureStore({
      reducer: () => null,
      middleware: (getDefault) =>
        getDefault({thunk: {extraArgument: 'other'}}).prepend(middleware),
    });
    let seen: unknown;
    startListening({
      actionCreator: rang,
      effect: (_action, api) => {
        seen = api.extra;
      },
    });
    store.dispatch(rang());
    expect(seen).toBe(extra);
  });
});

describe('removing', () => {
  const waiting = () => {
    const home = house();
    const ends: string[] = [];
    const effect = vi.fn(
      async (
        _action: unknown,
        {take}: {take: (match: typeof stopped.match) => Promise<unknown>},
      ) => {
        try {
          await take(stopped.match);
          ends.push('finished');
        } catch (error) {
          if (error instanceof TaskAbortError) ends.push(error.code ?? '');
        }
      },
    );
    return {...home, ends, effect};
  };

  test('plain removal lets a running effect finish', async () => {
    const {startListening, store, ends, effect} = waiting();
    const remove = startListening({actionCreator: rang, effect});
    store.dispatch(rang());
    remove();
    store.dispatch(rang());
    store.dispatch(stopped());
    await turn();
    expect(effect).toHaveBeenCalledTimes(1);
    expect(ends).toEqual(['finished']);
  });

  test('cancelActive cancels it', async () => {
    const {startListening, store, ends, effect} = waiting();
    const remove = startListening({actionCreator: rang, effect});
    store.dispatch(rang());
    remove({cancelActive: true});
    await turn();
    expect(ends).toEqual(['listener-cancelled']);
  });

  test('stopListening and removeListener do the same and return a boolean', async () => {
    const {startListening, stopListening, store, ends, effect} = waiting();
    startListening({actionCreator: rang, effect});
    store.dispatch(rang());
    expect(stopListening({type: 'rang', effect, cancelActive: true})).toBe(
      true,
    );
    expect(stopListening({type: 'rang', effect})).toBe(false);
    await turn();
    expect(ends).toEqual(['listener-cancelled']);

    startListening({actionCreator: rang, effect});
    expect(
      store.dispatch(removeListener({actionCreator: rang, effect})),
    ).toBe(true);
  });

  test('clearListeners also cancels runs of listeners removed before', async () => {
    const {startListening, clearListeners, store, ends, effect} = waiting();
    const remove = startListening({actionCreator: rang, effect});
    store.dispatch(rang());
    remove();
    clearListeners();
    await turn();
    expect(ends).toEqual(['listener-cancelled']);
    store.dispatch(rang());
    expect(effect).toHaveBeenCalledTimes(1);
  });

  test('clearAllListeners does the same', async () => {
    const {startListening, store, ends, effect} = waiting();
    startListening({actionCreator: rang, effect});
    store.dispatch(rang());
    store.dispatch(clearAllListeners());
    await turn();
    expect(ends).toEqual(['listener-cancelled']);
  });
});

describe('the effect API', () => {
  test('its keys', () => {
    const {startListening, store} = house();
    let keys: string[] = [];
    startListening({
      actionCreator: rang,
      effect: (_action, api) => {
        keys = Object.keys(api).sort();
      },
    });
    store.dispatch(rang());
    expect(keys).toEqual([
      'cancel',
      'cancelActiveListeners',
      'condition',
      'delay',
      'dispatch',
      'extra',
      'fork',
      'getOriginalState',
      'getState',
      'pause',
      'signal',
      'subscribe',
      'take',
      'throwIfCancelled',
      'unsubscribe',
    ]);
  });

  test('take resolves with the action and both states', async () => {
    const {startListening, store} = house();
    let result: unknown;
    startListening({
      actionCreator: stopped,
      effect: async (_action, {take}) => {
        result = await take(rang.match);
      },
    });
    store.dispatch(stopped());
    store.dispatch(rang());
    await turn();
    expect(result).toEqual([rang(), 1, 0]);
  });

  test('take and condition after the time is over', async () => {
    const clock = useFakeClock();
    const {startListening, store} = house();
    const results: unknown[] = [];
    startListening({
      actionCreator: rang,
      effect: async (_action, {take, condition}) => {
        results.push(await take(stopped.match, 50));
        results.push(await condition(stopped.match, 50));
      },
    });
    store.dispatch(rang());
    await clock.advance(100);
    expect(results).toEqual([null, false]);
  });

  test('condition waits for a state, and ignores the state it starts with', async () => {
    const clock = useFakeClock();
    const {startListening, store} = house();
    const results: unknown[] = [];
    startListening({
      actionCreator: stopped,
      effect: async (_action, {condition}) => {
        results.push(await condition((_, count) => count === 1, 1000));
      },
    });
    store.dispatch(rang());
    store.dispatch(stopped());
    await clock.advance(1000);
    expect(results).toEqual([false]);

    store.dispatch(stopped());
    store.dispatch({type: 'anything'});
    await clock.advance(0);
    expect(results).toEqual([false, true]);
  });

  test('getOriginalState after an await is an error of the effect', async () => {
    const onError = vi.fn();
    const {startListening, store} = house(onError);
    startListening({
      actionCreator: rang,
      effect: async (_action, {getOriginalState}) => {
        await Promise.resolve();
        getOriginalState();
      },
    });
    store.dispatch(rang());
    await turn();
    expect(onError).toHaveBeenCalledWith(
      new Error(
        'listenerMiddleware: getOriginalState can only be called synchronously',
      ),
      {raisedBy: 'effect'},
    );
  });

  test('cancel stops at the next checkpoint, other awaits go on', async () => {
    const {startListening, store} = house();
    const steps: string[] = [];
    startListening({
      actionCreator: rang,
      effect: async (_action, {cancel, delay, signal}) => {
        cancel();
        steps.push('still here', String(signal.aborted));
        await Promise.resolve();
        steps.push('and here');
        await delay(0);
        steps.push('never');
      },
    });
    store.dispatch(rang());
    await turn();
    expect(steps).toEqual(['still here', 'true', 'and here']);
  });

  test('throwIfCancelled ends an effect without onError', async () => {
    const onError = vi.fn();
    const {startListening, store} = house(onError);
    const steps: string[] = [];
    startListening({
      actionCreator: rang,
      effect: (_action, {cancel, throwIfCancelled}) => {
        cancel();
        throwIfCancelled();
        steps.push('never');
      },
    });
    store.dispatch(rang());
    await turn();
    expect(steps).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('the signal is aborted when the effect ends', async () => {
    const {startListening, store} = house();
    const signals: AbortSignal[] = [];
    startListening({
      actionCreator: rang,
      effect: (_action, {signal}) => void signals.push(signal),
    });
    store.dispatch(rang());
    await turn();
    expect(signals[0]?.aborted).toBe(true);
    expect(signals[0]?.reason).toBe('listener-completed');
  });
});

describe('fork', () => {
  const runChild = async (autoJoin: boolean) => {
    const clock = useFakeClock();
    const {startListening, store} = house();
    const steps: string[] = [];
    startListening({
      actionCreator: rang,
      effect: (_action, {fork}) => {
        fork(
          async ({delay}) => {
            try {
              await delay(100);
              steps.push('child done');
            } catch (error) {
              if (error instanceof TaskAbortError)
                steps.push(error.code ?? '');
            }
          },
          {autoJoin},
        );
      },
    });
    store.dispatch(rang());
    await clock.advance(100);
    return steps;
  };

  test('a child is canceled when its parent ends', async () => {
    expect(await runChild(false)).toEqual(['listener-completed']);
  });

  test('autoJoin keeps the parent open', async () => {
    expect(await runChild(true)).toEqual(['child done']);
  });

  test('the child starts in the next microtask', async () => {
    const {startListening, store} = house();
    const steps: string[] = [];
    startListening({
      actionCreator: rang,
      effect: async (_action, {fork}) => {
        const task = fork(() => void steps.push('child'));
        steps.push('parent');
        await task.result;
      },
    });
    store.dispatch(rang());
    await turn();
    expect(steps).toEqual(['parent', 'child']);
  });

  test('the codes of a canceled and of a completed task', async () => {
    const {startListening, store} = house();
    const codes: unknown[] = [];
    startListening({
      actionCreator: rang,
      effect: async (_action, {fork}) => {
        const canceled = fork(async ({delay}) => delay(1000));
        canceled.cancel();
        const result = await canceled.result;
        if (result.status === 'cancelled') codes.push(result.error.code);

        let childSignal: AbortSignal | undefined;
        await fork(({signal}) => void (childSignal = signal)).result;
        codes.push(childSignal?.reason);
      },
    });
    store.dispatch(rang());
    await turn();
    expect(codes).toEqual(['task-cancelled', 'task-completed']);
  });
});

describe('messages', () => {
  test('without onError, errors are logged, in production, too', async () => {
    for (const env of ['development', 'production']) {
      vi.stubEnv('NODE_ENV', env);
      const error = vi.spyOn(console, 'error').mockReturnValue();
      const {startListening, store} = house();
      const broken = new Error('broken');
      startListening({
        actionCreator: rang,
        effect: () => {
          throw broken;
        },
      });
      expect(() => store.dispatch(rang())).not.toThrow();
      await turn();
      expect(error.mock.calls).toEqual([
        ['listenerMiddleware/error', broken, {raisedBy: 'effect'}],
      ]);
      error.mockRestore();
    }
  });

  test('an error of the handler is thrown in a task of its own', async () => {
    useFakeClock();
    const {startListening, store} = house(() => {
      throw new Error('handler');
    });
    startListening({
      predicate: () => {
        throw new Error('broken');
      },
      effect: () => {},
    });
    expect(() => store.dispatch(rang())).not.toThrow();
    expect(() => vi.runAllTimers()).toThrow('handler');
  });

  test('wrong arguments', async () => {
    const onError = vi.fn();
    const {startListening, store} = house(onError);
    // @ts-expect-error nothing says what to listen to
    expect(() => startListening({effect: () => {}})).toThrow(
      'Creating or removing a listener requires one of the known fields for matching an action',
    );
    // @ts-expect-error `effect` is missing
    expect(() => startListening({actionCreator: rang})).toThrow(
      new TypeError('options.listener is not a function'),
    );
    expect(() =>
      // @ts-expect-error an error handler is a function
      createListenerMiddleware({onError: 'console'}),
    ).toThrow(new TypeError('onError is not a function'));
    startListening({
      actionCreator: rang,
      effect: (_action, {fork}) => {
        // @ts-expect-error a promise is not a function
        fork(Promise.resolve());
      },
    });
    store.dispatch(rang());
    await turn();
    expect(onError).toHaveBeenCalledWith(
      new TypeError('taskExecutor is not a function'),
      {raisedBy: 'effect'},
    );
  });

  test('TaskAbortError is not an Error', () => {
    const error = new TaskAbortError('task-cancelled');
    expect(error).not.toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'TaskAbortError',
      code: 'task-cancelled',
      message: 'task cancelled (reason: task-cancelled)',
    });
    expect(String(error)).toBe('[object Object]');
  });
});
