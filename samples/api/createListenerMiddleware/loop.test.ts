/// <reference types="node" />
import {
  configureStore,
  createAction,
  createListenerMiddleware,
  isAnyOf,
} from '@reduxjs/toolkit';
import {describe, expect, test, vi} from 'vitest';

const ping = createAction('ping');
const other = createAction('other');

function setup() {
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: (count: number = 0) => count + 1,
    middleware: (getDefault) => getDefault().prepend(listeners.middleware),
  });
  return {store, start: listeners.startListening, ...listeners};
}

test('effects start in the order of adding, however they match', () => {
  const {store, start} = setup();
  const ran: string[] = [];
  const note = (name: string) => () => {
    ran.push(name);
  };
  start({predicate: () => true, effect: note('predicate')});
  start({actionCreator: ping, effect: note('first creator')});
  start({matcher: isAnyOf(ping, other), effect: note('matcher')});
  start({type: 'ping', effect: note('type')});
  store.dispatch(ping());
  expect(ran).toEqual(['predicate', 'first creator', 'matcher', 'type']);
});

describe('an effect that dispatches what it listens for', () => {
  test('overflows the stack before its first await', async () => {
    const {store, start} = setup();
    let runs = 0;
    start({
      actionCreator: ping,
      effect(_action, api) {
        runs += 1;
        api.dispatch(ping());
      },
    });
    const errors = await errorsOf(() => store.dispatch(ping()));
    expect(runs).toBeGreaterThan(100);
    expect([...new Set(errors)]).toEqual([
      'Maximum call stack size exceeded',
    ]);
  });

  test('goes on after an await, until the listener is removed', async () => {
    const {store, start} = setup();
    let runs = 0;
    const done = new Promise<void>((resolve) => {
      const remove = start({
        actionCreator: ping,
        effect: async (_action, api) => {
          await Promise.resolve();
          runs += 1;
          if (runs === 100) {
            remove();
            resolve();
          }
          api.dispatch(ping());
        },
      });
    });
    store.dispatch(ping());
    await done;
    expect(runs).toBe(100);
  });
});

/**
 * How deep the stack is decides where the error comes out: as the listener's own error, as a rejection, or as an exception
 * of the handler that prints it. The test runner would report two of them as failures.
 */
async function errorsOf(run: () => void): Promise<string[]> {
  const messages: string[] = [];
  const note = (...given: unknown[]) => {
    const error = given.find((one) => one instanceof Error);
    if (error) messages.push(error.message);
  };
  vi.spyOn(console, 'error').mockImplementation(note);
  const events = ['unhandledRejection', 'uncaughtException'] as const;
  const usual = events.map((event) => process.rawListeners(event));
  for (const event of events)
    process.removeAllListeners(event).on(event, note);
  run();
  await vi.waitFor(() => expect(messages).not.toEqual([]));
  events.forEach((event, at) => {
    process.removeAllListeners(event);
    for (const listener of usual[at]!) process.on(event, listener as never);
  });
  return messages;
}
