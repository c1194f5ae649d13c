import {
  createReducer,
  type ActionReducerMapBuilder,
} from '@reduxjs/toolkit';
import {describe, expect, test, vi} from 'vitest';
import {checkBalance} from './cardBalance';
import {armPushed, coinInserted} from './turnstile';

type Build = (builder: ActionReducerMapBuilder<number>) => void;
const build = (callback: Build) => () => createReducer<number>(0, callback);
const keep = (state: number) => state;
const always = () => true;

// Separate calls keep the full builder type, so these compile.
const wrongOrder: [string, Build][] = [
  [
    '`builder.addCase` should only be called before calling `builder.addMatcher`',
    (builder) => {
      builder.addMatcher(always, keep);
      builder.addCase(armPushed, keep);
    },
  ],
  [
    // `settled` is a matcher.
    '`builder.addCase` should only be called before calling `builder.addMatcher`',
    (builder) => {
      builder.addAsyncThunk(checkBalance, {settled: keep});
      builder.addCase(armPushed, keep);
    },
  ],
  [
    '`builder.addCase` should only be called before calling `builder.addDefaultCase`',
    (builder) => {
      builder.addDefaultCase(keep);
      builder.addCase(armPushed, keep);
    },
  ],
  [
    '`builder.addAsyncThunk` should only be called before calling `builder.addDefaultCase`',
    (builder) => {
      builder.addDefaultCase(keep);
      builder.addAsyncThunk(checkBalance, {pending: keep});
    },
  ],
  [
    '`builder.addMatcher` should only be called before calling `builder.addDefaultCase`',
    (builder) => {
      builder.addDefaultCase(keep);
      builder.addMatcher(always, keep);
    },
  ],
  [
    '`builder.addDefaultCase` can only be called once',
    (builder) => {
      builder.addDefaultCase(keep);
      builder.addDefaultCase(keep);
    },
  ],
];

describe('wrong order', () => {
  test.each(wrongOrder)('%s, not in production', (message, callback) => {
    expect(build(callback)).toThrow(message);
    vi.stubEnv('NODE_ENV', 'test');
    expect(build(callback)).toThrow(message);
    vi.stubEnv('NODE_ENV', 'production');
    expect(build(callback)).not.toThrow();
  });

  test('a chain does not even compile', () => {
    expect(
      build((builder) => {
        builder
          .addMatcher(always, keep)
          // @ts-expect-error addMatcher returns a builder without addCase
          .addCase(armPushed, keep);
      }),
    ).toThrow();
    expect(
      build((builder) => {
        builder
          .addAsyncThunk(checkBalance, {pending: keep})
          // @ts-expect-error addAsyncThunk returns one without addCase
          .addCase(armPushed, keep);
      }),
    ).not.toThrow();
  });
});

describe('in every environment', () => {
  const both = (callback: Build, message: string, code: number) => {
    expect(build(callback)).toThrow(message);
    vi.stubEnv('NODE_ENV', 'production');
    expect(build(callback)).toThrow(
      `Minified Redux Toolkit error #${code};`,
    );
  };

  test('the thunk instead of one of its actions', () => {
    both(
      (builder) => {
        // @ts-expect-error a thunk has no type
        builder.addCase(checkBalance, keep);
      },
      '`builder.addCase` cannot be called with an empty action type',
      28,
    );
  });

  test('one type twice', () => {
    both(
      (builder) => {
        builder.addCase(coinInserted, keep);
        builder.addCase('turnstile/coinInserted', keep);
      },
      "`builder.addCase` cannot be called with two reducers for the same action type 'turnstile/coinInserted'",
      29,
    );
  });

  test('addCase after addAsyncThunk for the same type', () => {
    expect(
      build((builder) => {
        builder.addAsyncThunk(checkBalance, {pending: keep});
        builder.addCase(checkBalance.pending, keep);
      }),
    ).toThrow("for the same action type 'cards/checkBalance/pending'");
  });

  test('a creator that is undefined because of an import cycle', () => {
    const missing: {creator?: typeof armPushed} = {};
    expect(
      build((builder) => {
        // @ts-expect-error it may be undefined
        builder.addCase(missing.creator, keep);
      }),
    ).toThrow("Cannot read properties of undefined (reading 'type')");
  });
});

test('the object notation', () => {
  const cases = {'turnstile/armPushed': (state: number) => state + 1};
  // @ts-expect-error a callback is required since 2.0
  expect(() => createReducer(0, cases)).toThrow(
    "The object notation for `createReducer` has been removed. Please use the 'builder callback' notation instead: https://redux-toolkit.js.org/api/createReducer",
  );
  vi.stubEnv('NODE_ENV', 'production');
  // @ts-expect-error a callback is required since 2.0
  expect(() => createReducer(0, cases)).toThrow(TypeError);
});
