import {
  configureStore,
  createAction,
  createListenerMiddleware,
  TaskAbortError,
  type ListenerErrorHandler,
} from '@reduxjs/toolkit';
import {http} from 'msw';
import {describe, expect, test, vi} from 'vitest';
import {server} from '../../testing/server';
import {useFakeClock} from '../../testing/useFakeClock';

const rang = createAction('rang');
const stopped = createAction('stopped');
const neverResponds = http.get('https://weather.example', () => {
  return new Promise<never>(() => {});
});
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

  test('a canceled effect also ends where it awaits the result of a task', async () => {
    const {startListening, store} = house();
    const steps: string[] = [];
    startListening({
      actionCreator: rang,
      effect: async (_action, {cancel, fork}) => {
        const task = fork(() => 'done');
        cancel();
        try {
          await task.result;
          steps.push('never');
        } catch (error) {
          if (error instanceof TaskAbortError)
            steps.push(String(error.code));
        }
      },
    });
    store.dispatch(rang());
    await turn();
    expect(steps).toEqual(['listener-cancelled']);
  });

  test('the result of a task that has ended does not end it', async () => {
    const {startListening, store} = house();
    const steps: unknown[] = [];
    startListening({
      actionCreator: rang,
      effect: async (_action, {cancel, fork}) => {
        const task = fork(() => 'done');
        await task.result;
        cancel();
        steps.push(await task.result);
      },
    });
    store.dispatch(rang());
    await turn();
    expect(steps).toEqual([{status: 'ok', value: 'done'}]);
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

  test('throwIfCancelled ends an effect after an ordinary await', async () => {
    const {startListening, clearListeners, store} = house();
    const steps: string[] = [];
    let arrive = () => {};
    const forecast = new Promise<void>((done) => (arrive = done));
    startListening({
      actionCreator: rang,
      effect: async (_action, {throwIfCancelled}) => {
        await forecast;
        steps.push('continued');
        throwIfCancelled();
        steps.push('never');
      },
    });
    store.dispatch(rang());
    clearListeners();
    arrive();
    await turn();
    expect(steps).toEqual(['continued']);
  });

  test('pause needs a promise', async () => {
    const onError = vi.fn();
    const {startListening, store} = house(onError);
    const results: unknown[] = [];
    const wait = (value: unknown) => {
      const remove = startListening({
        actionCreator: rang,
        effect: async (_action, {pause}) => {
          // The types refuse anything but a promise.
          results.push(await pause(value as Promise<unknown>));
        },
      });
      store.dispatch(rang());
      remove();
    };
    const onlyThen = {then: (done: (value: number) => void) => done(3)};
    wait(1);
    wait(onlyThen);
    wait(undefined);
    wait(Promise.resolve(2));
    wait(Promise.resolve(onlyThen));
    await turn();
    expect(results).toEqual([2, 3]);
    const message = 'promise.finally is not a function';
    expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
      `TypeError: ${message}`,
      `TypeError: ${message}`,
      "TypeError: Cannot read properties of undefined (reading 'finally')",
    ]);
  });

  test('pause ignores the promise if the effect is already canceled', async () => {
    const {startListening, clearListeners, store} = house();
    let arrive = () => {};
    const forecast = new Promise<void>((done) => (arrive = done));
    const request = Promise.resolve();
    const handled = vi.spyOn(request, 'finally');
    startListening({
      actionCreator: rang,
      effect: async (_action, {pause}) => {
        await forecast;
        await pause(request);
      },
    });
    const run = async (cancel: boolean) => {
      store.dispatch(rang());
      if (cancel) clearListeners();
      arrive();
      await turn();
      return handled.mock.calls.length;
    };
    expect(await run(false)).toBe(1);
    expect(await run(true)).toBe(1);
  });

  test.each([
    ['take', 0],
    ['condition', 1],
  ] as const)(
    '%s that nobody awaits yet: %i unhandled rejections',
    async (wait, count) => {
      const {startListening, clearListeners, store} = house();
      const unhandled = vi.fn();
      const before = process.listeners('unhandledRejection');
      process.removeAllListeners('unhandledRejection');
      process.on('unhandledRejection', unhandled);
      try {
        startListening({
          actionCreator: rang,
          effect: async (_action, api) => {
            const waiting: Promise<unknown> =
              wait === 'take'
                ? api.take(stopped.match)
                : api.condition(stopped.match);
            await api.delay(1000);
            await waiting;
          },
        });
        store.dispatch(rang());
        clearListeners();
        await turn();
        expect(unhandled).toHaveBeenCalledTimes(count);
      } finally {
        process.removeAllListeners('unhandledRejection');
        for (const listener of before)
          process.on('unhandledRejection', listener);
      }
    },
  );

  test('a request with the signal ends quietly only through pause', async () => {
    server.use(neverResponds);
    const onError = vi.fn();
    const {startListening, clearListeners, store} = house(onError);
    const caught: unknown[] = [];
    startListening({
      actionCreator: rang,
      effect: async (_action, {pause, signal}) => {
        try {
          await pause(fetch('https://weather.example', {signal}));
        } catch (error) {
          caught.push(error);
          throw error;
        }
      },
    });
    store.dispatch(rang());
    clearListeners();
    await turn();
    expect(caught).toEqual([new TaskAbortError('listener-cancelled')]);
    expect(caught[0]).toBeInstanceOf(TaskAbortError);
    expect(onError).not.toHaveBeenCalled();

    startListening({
      actionCreator: rang,
      effect: async (_action, {signal}) => {
        await fetch('https://weather.example', {signal});
        caught.push('never');
      },
    });
    store.dispatch(rang());
    clearListeners();
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    expect(caught).toHaveLength(1);
    expect(onError.mock.calls).toEqual([
      ['listener-cancelled', {raisedBy: 'effect'}],
    ]);
  });

  test('the body has to be inside pause as well', async () => {
    // Like `fetch`: the headers are there, and the body fails on abort.
    const load = async (signal: AbortSignal) =>
      new Response(
        new ReadableStream({
          start: (body) =>
            signal.addEventListener('abort', () =>
              body.error(signal.reason),
            ),
        }),
      );
    const onError = vi.fn();
    const {startListening, clearListeners, store} = house(onError);
    const cancelDuringBody = async (inside: boolean) => {
      const ended = new Promise<void>((end) => {
        startListening({
          actionCreator: rang,
          effect: async (_action, {pause, signal}) => {
            const read = (response: Response) => {
              setTimeout(clearListeners);
              return response.json();
            };
            const request = load(signal);
            try {
              if (inside) await pause(request.then(read));
              else await read(await pause(request));
            } finally {
              end();
            }
          },
        });
      });
      store.dispatch(rang());
      await ended;
      await turn();
      return onError.mock.calls.length;
    };
    expect(await cancelDuringBody(true)).toBe(0);
    expect(await cancelDuringBody(false)).toBe(1);
    expect(onError.mock.calls).toEqual([
      ['listener-cancelled', {raisedBy: 'effect'}],
    ]);
  });

  test('the code is undefined where a signal has no reason', async () => {
    /** As in many versions of React Native. */
    class OldController {
      signal = Object.assign(new EventTarget(), {aborted: false});
      abort() {
        this.signal.aborted = true;
        this.signal.dispatchEvent(new Event('abort'));
      }
    }
    vi.stubGlobal('AbortController', OldController);
    const {startListening, clearListeners, store} = house();
    const caught: unknown[] = [];
    startListening({
      actionCreator: rang,
      effect: (_action, {delay}) =>
        delay(1000).catch((error) => void caught.push(error)),
    });
    store.dispatch(rang());
    clearListeners();
    await turn();
    expect(caught[0]).toBeInstanceOf(TaskAbortError);
    expect(caught).toEqual([{...new TaskAbortError(undefined)}]);
  });

  test('a task whose request is aborted is rejected, not cancelled', async () => {
    server.use(neverResponds);
    const {startListening, store} = house();
    const results: unknown[] = [];
    startListening({
      actionCreator: rang,
      effect: async (_action, {fork}) => {
        const started: (() => void)[] = [];
        const running = new Promise<void>((done) => started.push(done));
        const tasks = [
          fork(async ({signal}) => {
            started.forEach((done) => done());
            await fetch('https://weather.example', {signal});
          }),
          fork(async ({signal, pause}) => {
            await pause(fetch('https://weather.example', {signal}));
          }),
        ];
        await running;
        for (const task of tasks) task.cancel();
        for (const task of tasks) results.push((await task.result).status);
      },
    });
    store.dispatch(rang());
    await vi.waitFor(() =>
      expect(results).toEqual(['rejected', 'cancelled']),
    );
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
  const runChild = async (
    clock: ReturnType<typeof useFakeClock>,
    autoJoin: boolean,
  ) => {
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
    expect(await runChild(useFakeClock(), false)).toEqual([
      'listener-completed',
    ]);
  });

  test('an error ends a loop unreported, unless the loop catches it', async () => {
    const clock = useFakeClock();
    const onError = vi.fn();
    const {startListening, store} = house(onError);
    const polls = {open: 0, caught: 0};
    const request = () => Promise.reject(new Error('offline'));
    startListening({
      actionCreator: rang,
      effect: async (_action, {condition, fork}) => {
        fork(async ({delay, pause}) => {
          while (true) {
            polls.open++;
            await pause(request());
            await delay(100);
          }
        });
        fork(async ({delay, pause}) => {
          while (true) {
            polls.caught++;
            try {
              await pause(request());
            } catch {
              // The next round tries again.
            }
            await delay(100);
          }
        });
        await condition(stopped.match);
      },
    });
    store.dispatch(rang());
    await clock.advance(250);
    expect(polls).toEqual({open: 1, caught: 3});
    store.dispatch(stopped());
    await clock.advance(250);
    expect(polls).toEqual({open: 1, caught: 3});
    expect(onError).not.toHaveBeenCalled();
  });

  test('autoJoin keeps the parent open', async () => {
    expect(await runChild(useFakeClock(), true)).toEqual(['child done']);
  });

  test('autoJoin waits after an error of the parent, too', async () => {
    const clock = useFakeClock();
    const onError = vi.fn();
    const {startListening, store} = house(onError);
    const finished = vi.fn();
    startListening({
      actionCreator: rang,
      effect: (_action, {fork}) => {
        fork(({delay}) => delay(100).then(finished), {autoJoin: true});
        throw new Error('parent');
      },
    });
    store.dispatch(rang());
    await clock.advance(100);
    expect(onError).toHaveBeenCalledOnce();
    expect(finished).toHaveBeenCalledOnce();
  });

  test('autoJoin does not wait for a task that starts after the effect', async () => {
    const clock = useFakeClock();
    const {startListening, store} = house();
    const late = vi.fn();
    startListening({
      actionCreator: rang,
      effect: (_action, {fork}) => {
        fork(
          async ({delay}) => {
            await delay(100);
            fork((task) => task.delay(100).catch(late), {autoJoin: true});
          },
          {autoJoin: true},
        );
      },
    });
    store.dispatch(rang());
    await clock.advance(200);
    expect(late).toHaveBeenCalledWith(
      new TaskAbortError('listener-completed'),
    );
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
