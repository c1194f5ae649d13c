import {
  addListener,
  clearAllListeners,
  configureStore,
  createAction,
  createListenerMiddleware,
  isAnyOf,
  removeListener,
  TaskAbortError,
  type ListenerErrorHandler,
  type Middleware,
} from '@reduxjs/toolkit';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';

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

  test('adding it again returns a function that removes the one listener', () => {
    const {startListening, stopListening, store} = house();
    const effect = vi.fn();
    startListening({actionCreator: rang, effect});
    const remove = startListening({actionCreator: rang, effect});
    remove();
    store.dispatch(rang());
    expect(effect).not.toHaveBeenCalled();
    expect(stopListening({actionCreator: rang, effect})).toBe(false);
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

  test('a listener added in an effect does not hear the current action', () => {
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

  test('it may hear one in which a later middleware dispatched the current', () => {
    const {middleware, startListening} = createListenerMiddleware();
    const late = vi.fn();
    const ringAfterStop: Middleware = (api) => (next) => (action) => {
      const result = next(action);
      if (stopped.match(action)) api.dispatch(rang());
      return result;
    };
    const store = configureStore({
      reducer: () => null,
      middleware: (getDefault) =>
        getDefault().prepend(middleware).concat(ringAfterStop),
    });
    startListening({
      actionCreator: rang,
      effect: () => {
        startListening({
          matcher: isAnyOf(rang, stopped),
          effect: (action) => late(action.type),
        });
      },
    });
    store.dispatch(stopped());
    expect(late.mock.calls).toEqual([['stopped']]);
  });

  test('a listener removed in an effect still hears the current action', () => {
    const {startListening, clearListeners, store} = house();
    const later = vi.fn();
    startListening({actionCreator: rang, effect: () => remove()});
    const remove = startListening({actionCreator: rang, effect: later});
    store.dispatch(rang());
    store.dispatch(rang());
    expect(later).toHaveBeenCalledTimes(1);

    startListening({actionCreator: stopped, effect: clearListeners});
    startListening({actionCreator: stopped, effect: later});
    store.dispatch(stopped());
    store.dispatch(stopped());
    expect(later).toHaveBeenCalledTimes(2);
  });

  test('a listener that removes itself runs twice if an effect repeats the action', () => {
    const {startListening, store} = house();
    const once = vi.fn();
    let repeats = 0;
    startListening({
      actionCreator: rang,
      effect: (action, {dispatch}) => {
        if (repeats++ === 0) dispatch(action);
      },
    });
    startListening({
      actionCreator: rang,
      effect: (_action, {unsubscribe}) => {
        unsubscribe();
        once();
      },
    });
    store.dispatch(rang());
    expect(once).toHaveBeenCalledTimes(2);
    store.dispatch(rang());
    expect(once).toHaveBeenCalledTimes(2);
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

  test('an action that a later middleware stops or changes is heard as it was', () => {
    const {middleware, startListening} = createListenerMiddleware();
    const reached: string[] = [];
    const heard: string[] = [];
    const guard: Middleware = () => (next) => (action) => {
      if (rang.match(action)) return undefined;
      return next(stopped.match(action) ? {type: 'changed'} : action);
    };
    const store = configureStore({
      reducer: (_state, action) => {
        reached.push(action.type);
        return null;
      },
      middleware: (getDefault) =>
        getDefault().prepend(middleware).concat(guard),
    });
    reached.length = 0;
    startListening({
      predicate: () => true,
      effect: (action) => void heard.push(action.type),
    });
    store.dispatch(rang());
    store.dispatch(stopped());
    expect(reached).toEqual(['changed']);
    expect(heard).toEqual(['rang', 'stopped']);
  });

  test('two actions see one change if a later middleware dispatches the second', () => {
    const {middleware, startListening} = createListenerMiddleware();
    const heard: string[] = [];
    const ringOnStop: Middleware = (api) => (next) => (action) => {
      if (stopped.match(action)) api.dispatch(rang());
      return next(action);
    };
    const store = configureStore({
      reducer: (count: number = 0, action) =>
        rang.match(action) ? count + 1 : count,
      middleware: (getDefault) =>
        getDefault().prepend(middleware).concat(ringOnStop),
    });
    startListening({
      predicate: (_action, count, previous) => count !== previous,
      effect: (action) => void heard.push(action.type),
    });
    store.dispatch(stopped());
    expect(store.getState()).toBe(1);
    expect(heard).toEqual(['rang', 'stopped']);
  });

  test('a middleware in front decides what dispatch(addListener) returns', () => {
    const add = (...inFront: Middleware[]) => {
      const {middleware} = createListenerMiddleware();
      const store = configureStore({
        reducer: () => null,
        middleware: (getDefault) =>
          getDefault().prepend(...inFront, middleware),
      });
      return store.dispatch(
        addListener({actionCreator: rang, effect: () => {}}),
      );
    };
    expect(add()).toBeTypeOf('function');
    expect(add(() => (next) => (action) => void next(action))).toBe(
      undefined,
    );
    const returnsAction: Middleware = () => (next) => (action) => {
      next(action);
      return action;
    };
    expect(add(returnsAction)).toHaveProperty('type', addListener.type);
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

  test('of two middlewares, the first takes addListener', () => {
    const [first, second] = [
      createListenerMiddleware(),
      createListenerMiddleware(),
    ];
    const store = configureStore({
      reducer: () => null,
      middleware: (getDefault) =>
        getDefault().prepend(first.middleware, second.middleware),
    });
    const options = {actionCreator: rang, effect: () => {}};
    store.dispatch(addListener(options));
    expect(second.stopListening(options)).toBe(false);
    expect(first.stopListening(options)).toBe(true);
  });

  describe('one instance in two stores', () => {
    const twoStores = () => {
      const listeners = createListenerMiddleware();
      const open = (name: string) =>
        configureStore({
          reducer: () => name,
          middleware: (getDefault) =>
            getDefault().prepend(listeners.middleware),
        });
      return {...listeners, a: open('state of A'), b: open('state of B')};
    };

    test('an effect waiting in A gets the action and the state of B', async () => {
      const {startListening, a, b} = twoStores();
      const results: unknown[] = [];
      startListening({
        actionCreator: rang,
        effect: async (_action, {take}) => {
          results.push(await take(stopped.match));
        },
      });
      a.dispatch(rang());
      b.dispatch(stopped());
      await turn();
      expect(results).toEqual([[stopped(), 'state of B', 'state of B']]);
    });

    test('a run in B cancels the runs in A', async () => {
      const {startListening, a, b} = twoStores();
      const reached: unknown[] = [];
      startListening({
        actionCreator: rang,
        effect: async (
          _action,
          {cancelActiveListeners, delay, getState},
        ) => {
          cancelActiveListeners();
          await delay(0);
          reached.push(getState());
        },
      });
      a.dispatch(rang());
      b.dispatch(rang());
      await turn();
      expect(reached).toEqual(['state of B']);
    });
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

  test('subscribe puts a listener back that was removed during its run', async () => {
    const {startListening, stopListening, store} = house();
    const heard = vi.fn();
    const effect = async (
      _action: unknown,
      api: {
        unsubscribe: () => void;
        subscribe: () => void;
        take: (match: typeof stopped.match) => Promise<unknown>;
      },
    ) => {
      heard();
      api.unsubscribe();
      await api.take(stopped.match);
      api.subscribe();
    };
    const remove = startListening({actionCreator: rang, effect});
    store.dispatch(rang());
    remove();
    store.dispatch(stopped());
    await turn();
    store.dispatch(rang());
    expect(heard).toHaveBeenCalledTimes(2);

    // The run is waiting again. `stopListening` finds no listener:
    expect(
      stopListening({actionCreator: rang, effect, cancelActive: true}),
    ).toBe(false);
    store.dispatch(stopped());
    await turn();
    store.dispatch(rang());
    expect(heard).toHaveBeenCalledTimes(3);
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
