import {applyMiddleware, legacy_createStore, type Middleware, type StoreEnhancer} from 'redux';
import {expect, test, vi} from 'vitest';
import type {ActionMessage, FrameMessage} from '../protocol';
import {captureConsole} from './console';
import {Devtools} from './devtools';

type Compose = (...enhancers: StoreEnhancer[]) => StoreEnhancer;

function teaRoom() {
  const page: {__REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: Compose} = {};
  vi.stubGlobal('window', page);
  const told: FrameMessage[] = [];
  const devtools = new Devtools(
    (message) => told.push(message),
    String,
    () => {},
  );
  devtools.install();
  const passed: unknown[] = [];
  const watch: Middleware = () => (next) => (action) => {
    passed.push(action);
    return next(action);
  };
  const store = legacy_createStore(
    (pots: number = 0, {type}) => (type === 'poured' ? pots + 1 : pots),
    page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__!(applyMiddleware(watch)),
  );
  return {devtools, store, told: told as ActionMessage[], passed};
}

test('every action is told with the state after it', () => {
  const {store, told} = teaRoom();
  store.dispatch({type: 'poured'});
  store.dispatch({type: 'tasted'});
  expect(told.map(({index, name, state, changes}) => [index, name, state, changes.length])).toEqual([
    [0, '@@INIT', '0', 0],
    [1, 'poured', '1', 1],
    [2, 'tasted', '1', 0],
  ]);
});

test('a look at the past changes what the store returns, and nothing else', () => {
  const {devtools, store, told, passed} = teaRoom();
  store.dispatch({type: 'poured'});
  store.dispatch({type: 'poured'});
  const before = [told.length, passed.length];
  devtools.jump(0, 1);
  expect(store.getState()).toBe(1);
  expect([told.length, passed.length]).toEqual(before);
  devtools.jump(0, 9);
  devtools.jump(3, 0);
  expect(store.getState()).toBe(1);
});

test('the next action is applied to the latest state', () => {
  const {devtools, store} = teaRoom();
  store.dispatch({type: 'poured'});
  devtools.jump(0, 0);
  store.dispatch({type: 'poured'});
  expect(store.getState()).toBe(2);
});

test('what subscribers print about the past is not told', () => {
  const lines: string[] = [];
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const) vi.spyOn(console, level);
  captureConsole((_level, text) => lines.push(text));
  const {devtools, store} = teaRoom();
  store.subscribe(() => console.log(store.getState()));
  store.dispatch({type: 'poured'});
  devtools.jump(0, 0);
  store.dispatch({type: 'poured'});
  expect(lines).toEqual(['1', '2']);
});
