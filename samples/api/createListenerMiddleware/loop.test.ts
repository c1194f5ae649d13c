/// <reference types="node" />
import {execFileSync} from 'node:child_process';
import {
  configureStore,
  createAction,
  createListenerMiddleware,
  isAnyOf,
} from '@reduxjs/toolkit';
import {describe, expect, test} from 'vitest';

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
  test('overflows the stack before its first await', () => {
    // In a process of its own: the rejection is not handled.
    const program = `
      import {configureStore, createAction, createListenerMiddleware} from '@reduxjs/toolkit';
      const listeners = createListenerMiddleware();
      const ping = createAction('ping');
      const store = configureStore({
        reducer: () => 0,
        middleware: (getDefault) => getDefault().prepend(listeners.middleware),
      });
      listeners.startListening({
        actionCreator: ping,
        effect: (_action, api) => { api.dispatch(ping()); },
      });
      process.on('unhandledRejection', (error) => {
        console.log(error.message);
        process.exit(0);
      });
      store.dispatch(ping());`;
    const flags = ['--input-type=module', '-e', program];
    const options = {cwd: import.meta.dirname, encoding: 'utf8'} as const;
    const output = execFileSync(process.execPath, flags, options);
    expect(output).toContain('Maximum call stack size exceeded');
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

  test('unsubscribe and subscribe around the dispatch stop it', () => {
    const {store, start} = setup();
    let runs = 0;
    start({
      actionCreator: ping,
      effect(_action, api) {
        runs += 1;
        api.unsubscribe();
        api.dispatch(ping());
        api.subscribe();
      },
    });
    store.dispatch(ping());
    store.dispatch(ping());
    expect(runs).toBe(2);
  });
});
