import {combineReducers, configureStore} from '@reduxjs/toolkit';
import type {Reducer, Store, UnknownAction} from '@reduxjs/toolkit';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {stockSlice} from './stockSlice';

const reducer = stockSlice.reducer;

describe('options', () => {
  const mistakes: [string, () => unknown][] = [
    [
      '`reducer` is a required argument, and must be a function or an object of functions that can be passed to combineReducers',
      // @ts-expect-error the reducer is missing
      () => configureStore({}),
    ],
    [
      '`middleware` field must be a callback',
      // @ts-expect-error an array, as before 2.0
      () => configureStore({reducer, middleware: []}),
    ],
    [
      'when using a middleware builder function, an array of middleware must be returned',
      // @ts-expect-error the callback returns nothing
      () => configureStore({reducer, middleware: () => {}}),
    ],
    [
      'each middleware provided to configureStore must be a function',
      () =>
        configureStore({
          reducer,
          // @ts-expect-error undefined is no middleware
          middleware: (defaults) => defaults().concat(undefined),
        }),
    ],
    [
      'Duplicate middleware references found when creating the store. Ensure that each middleware is only included once.',
      () =>
        configureStore({
          reducer,
          middleware: (defaults) => defaults().concat(defaults()),
        }),
    ],
    [
      '`enhancers` field must be a callback',
      // @ts-expect-error an array, as before 2.0
      () => configureStore({reducer, enhancers: []}),
    ],
    [
      '`enhancers` callback must return an array',
      // @ts-expect-error the callback returns nothing
      () => configureStore({reducer, enhancers: () => {}}),
    ],
    [
      'each enhancer provided to configureStore must be a function',
      () =>
        configureStore({
          reducer,
          // @ts-expect-error undefined is no enhancer
          enhancers: (defaults) => defaults().concat(undefined),
        }),
    ],
  ];

  test.each(mistakes)('%s', (message, make) => {
    expect(make).toThrow(message);
  });

  test('duplicateMiddlewareCheck: false lets a duplicate pass', () => {
    configureStore({
      reducer,
      duplicateMiddlewareCheck: false,
      middleware: (defaults) => defaults().concat(defaults()),
    });
  });

  test('in production an array is ignored: the defaults run instead', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const mine = vi.fn();
    const store = configureStore({
      reducer,
      // @ts-expect-error an array, as before 2.0
      middleware: [() => mine],
      // @ts-expect-error an array, as before 2.0
      enhancers: [mine],
    });
    store.dispatch({type: 'x'});
    expect(mine).not.toHaveBeenCalled();
    expect(store.dispatch(() => 'thunks work')).toBe('thunks work');
  });

  test('in production a duplicate passes', () => {
    vi.stubEnv('NODE_ENV', 'production');
    configureStore({
      reducer,
      middleware: (defaults) => defaults().concat(defaults()),
    });
  });
});

describe('reducers', () => {
  test('none', () => {
    const printed = captureConsole();
    configureStore({reducer: {}});
    expect(printed.texts('error')).toEqual([
      'Store does not have a valid reducer. Make sure the argument passed to combineReducers is an object whose values are reducers.',
    ]);
  });

  test('undefined for a key', () => {
    const printed = captureConsole();
    const missing: {stock: typeof reducer; grinders?: typeof reducer} = {
      stock: reducer,
      grinders: undefined,
    };
    configureStore({reducer: combineReducers(missing)});
    expect(printed.texts('error')).toEqual([
      'No reducer provided for key "grinders"',
    ]);
  });

  test('without initial state', () => {
    const broken = ((state) => state) as Reducer<number>;
    expect(() => configureStore({reducer: {broken}})).toThrow(
      'The slice reducer for key "broken" returned undefined during initialization. If the state passed to the reducer is undefined, you must explicitly return the initial state. The initial state may not be undefined. If you don\'t want to set a value for this reducer, you can use null instead of undefined.',
    );
  });

  test('that answers to known actions only', () => {
    const picky = ((_, action) =>
      action.type.startsWith('@@redux/INIT') ? 1 : undefined) as Reducer<
      number,
      UnknownAction
    >;
    expect(() => configureStore({reducer: {picky}})).toThrow(
      'The slice reducer for key "picky" returned undefined when probed with a random type.',
    );
  });

  test('that forgets to return', () => {
    const forgetful = ((state = 1, action) =>
      action.type === 'roasted' ? undefined : state) as Reducer<number>;
    const store = configureStore({reducer: {forgetful}});
    expect(() => store.dispatch({type: 'roasted'})).toThrow(
      'When called with an action of type "roasted", the slice reducer for key "forgetful" returned undefined. To ignore an action, you must explicitly return the previous state. If you want this reducer to hold no value, you can return null instead of undefined.',
    );
  });

  test.each([
    [
      'Reducers may not dispatch actions.',
      (s: Store) => s.dispatch({type: 'b'}),
    ],
    [
      'You may not call store.getState() while the reducer is executing. The reducer has already received the state as an argument. Pass it down from the top reducer instead of reading it from the store.',
      (s: Store) => s.getState(),
    ],
  ])('%s', (message, misbehave) => {
    const store: Store<number> = configureStore({
      reducer: (state: number = 0, action) => {
        if (action.type === 'a') misbehave(store);
        return state;
      },
      middleware: (defaults) => defaults({immutableCheck: false}),
    });
    expect(() => store.dispatch({type: 'a'})).toThrow(message);
  });

  test('that dispatches, in a store with the default middleware', () => {
    const dispatchInReducer = () => {
      const store: Store<number> = configureStore({
        reducer: (state: number = 0, action) => {
          if (action.type === 'a') store.dispatch({type: 'b'});
          return state;
        },
      });
      store.dispatch({type: 'a'});
    };
    expect(dispatchInReducer).toThrow('You may not call store.getState()');
    vi.stubEnv('NODE_ENV', 'production');
    expect(dispatchInReducer).toThrow('Minified Redux error #9');
  });
});

describe('actions', () => {
  const store = configureStore({reducer});

  test('that are no objects', () => {
    // @ts-expect-error a promise is no action
    expect(() => store.dispatch(Promise.resolve())).toThrow(
      "Actions must be plain objects. Instead, the actual type was: 'Promise'. You may need to add middleware to your store setup to handle dispatching other values",
    );
  });

  test('without a type', () => {
    // @ts-expect-error `typ` is the mistake
    expect(() => store.dispatch({typ: 'x'})).toThrow(
      'Actions may not have an undefined "type" property. You may have misspelled an action type string constant.',
    );
  });

  test('with a number or a symbol as type', () => {
    // @ts-expect-error the type must be a string
    expect(() => store.dispatch({type: 5})).toThrow(
      "Action \"type\" property must be a string. Instead, the actual type was: 'number'. Value was: '5' (stringified)",
    );
    // @ts-expect-error the type must be a string
    expect(() => store.dispatch({type: Symbol('x')})).toThrow(
      'Cannot convert a Symbol value to a string',
    );
  });
});
