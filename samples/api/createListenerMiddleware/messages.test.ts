import {
  configureStore,
  createAction,
  createListenerMiddleware,
  TaskAbortError,
  type ListenerErrorHandler,
} from '@reduxjs/toolkit';
import {describe, expect, test, vi} from 'vitest';
import {useFakeClock} from '../../testing/useFakeClock';

const rang = createAction('rang');
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
