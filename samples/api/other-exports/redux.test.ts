import {
  applyMiddleware,
  bindActionCreators,
  combineReducers,
  compose,
  configureStore,
  createAsyncThunk,
  createStore,
  legacy_createStore,
  type Middleware,
} from '@reduxjs/toolkit';
import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {ticketSold, ticketsSlice} from './ticketsSlice';

const reducer = combineReducers({
  tickets: ticketsSlice.reducer,
  open: (state: boolean = true) => state,
});

test('combineReducers keeps the reference when no part changed', () => {
  const state = reducer(undefined, {type: 'start'});
  expect(reducer(state, {type: 'other'})).toBe(state);
  expect(reducer(state, ticketSold('Ines')).open).toBe(true);
});

test('compose calls from right to left; without functions it returns its argument', () => {
  const exclaim = (text: string) => `${text}!`;
  const upper = (text: string) => text.toUpperCase();
  expect(compose(exclaim, upper)('sold')).toBe('SOLD!');
  expect(compose()('sold')).toBe('sold');
});

test('bindActionCreators accepts one creator too', () => {
  const dispatch = vi.fn();
  bindActionCreators(ticketSold, dispatch)('Ines', () => 'A-1');
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({
    type: 'tickets/ticketSold',
    payload: {id: 'A-1', buyer: 'Ines'},
  });
});

test('a bound thunk returns a promise, which its type does not say', async () => {
  const store = configureStore({reducer});
  const count = createAsyncThunk('desk/count', () => 3);
  const bound = bindActionCreators({count}, store.dispatch);
  const result = bound.count();
  // @ts-expect-error the type is that of the thunk
  await expect(result.unwrap()).resolves.toBe(3);
});

test('legacy_createStore works with applyMiddleware, and neither name prints a warning', () => {
  const printed = captureConsole();
  const seen: unknown[] = [];
  const log: Middleware = () => (next) => (action) => {
    seen.push(action);
    return next(action);
  };
  const store = legacy_createStore(reducer, applyMiddleware(log));
  store.dispatch(ticketSold('Ines', () => 'A-1'));
  expect(seen).toHaveLength(1);
  expect(store.getState().tickets).toHaveLength(1);
  expect(createStore(reducer).getState().open).toBe(true);
  expect(printed.lines).toEqual([]);
});

test('legacy_createStore adds no thunk middleware', () => {
  const store = legacy_createStore(reducer);
  expect(() =>
    // @ts-expect-error a function is no action
    store.dispatch(() => 'thunk'),
  ).toThrow('Actions must be plain objects.');
});
