import {
  addListener,
  clearAllListeners,
  configureStore,
  createListenerMiddleware,
  isAnyOf,
  removeListener,
  type AnyListenerPredicate,
  type ListenerEffect,
  type ListenerEffectAPI,
  type TaskResult,
  type TypedAddListenerAction,
  type TypedStartListening,
  type UnknownAction,
  type UnsubscribeListener,
} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test} from 'vitest';
import {boilerSwitched, temperatureMeasured} from './heatingSlice';
import type {AppStartListening} from './listenerMiddleware';
import type {AppDispatch, RootState} from './store';
import {onlyWhenCold, reportCold} from './typesOfAListener';

const {startListening} = createListenerMiddleware();
const start = startListening.withTypes<RootState, AppDispatch>();

test('withTypes changes types only', () => {
  expect(start).toBe(startListening);
  expectTypeOf(start).toEqualTypeOf<AppStartListening>();
  expectTypeOf(start).toEqualTypeOf<
    TypedStartListening<RootState, AppDispatch>
  >();
});

test('the state is unknown until it is given', () => {
  startListening({
    actionCreator: boilerSwitched,
    effect: (action, {getState}) => {
      expectTypeOf(action.payload).toBeBoolean();
      expectTypeOf(getState()).toBeUnknown();
    },
  });
  start({
    actionCreator: boilerSwitched,
    effect: (_action, {getState}) => {
      expectTypeOf(getState()).toEqualTypeOf<RootState>();
    },
  });
});

test('a matcher in a variable keeps the payload, inline it does not', () => {
  const changed = isAnyOf(boilerSwitched, temperatureMeasured);
  start({
    matcher: changed,
    effect: (action) => {
      expectTypeOf(action.payload).toEqualTypeOf<boolean | number>();
    },
  });
  start({
    matcher: isAnyOf(boilerSwitched, temperatureMeasured),
    effect: (action) => {
      // @ts-expect-error a plain `Action` has no payload
      void action.payload;
    },
  });
});

test('an inline isAnyOf gives a predicate an UnknownAction', () => {
  start({
    predicate: isAnyOf(boilerSwitched, temperatureMeasured),
    effect: (action) => {
      expectTypeOf(action).toEqualTypeOf<UnknownAction>();
    },
  });
});

test('an effect returns nothing, or a promise of nothing', () => {
  const lines: string[] = [];
  // @ts-expect-error No overload matches this call.
  start({type: 'house/left', effect: () => lines.push('left')});
  // @ts-expect-error No overload matches this call.
  start({type: 'house/left', effect: async () => lines.push('left')});
  start({type: 'house/left', effect: () => void lines.push('left')});
});

test('what dispatch returns is known after prepend, not after concat', () => {
  const {middleware} = createListenerMiddleware();
  const options = {type: 'house/left', effect: () => {}};
  const {dispatch} = configureStore({
    reducer: () => null,
    middleware: (getDefault) => getDefault().prepend(middleware),
  });
  expectTypeOf(
    dispatch(addListener(options)),
  ).toEqualTypeOf<UnsubscribeListener>();
  expectTypeOf(dispatch(removeListener(options))).toBeBoolean();
  expectTypeOf(dispatch(clearAllListeners())).toBeVoid();

  const behind = configureStore({
    reducer: () => null,
    middleware: (getDefault) =>
      getDefault({serializableCheck: false}).concat(middleware),
  });
  const add = addListener(options);
  const taken = behind.dispatch(add);
  expectTypeOf(taken).toEqualTypeOf(add);
  expect(taken).toBeTypeOf('function');
});

test('a predicate gives an UnknownAction, a type guard its own type', () => {
  start({
    predicate: (_action, state) => state.heating.celsius < 16,
    effect: (action) => {
      expectTypeOf(action).toEqualTypeOf<UnknownAction>();
    },
  });
  start({
    predicate: boilerSwitched.match,
    effect: (action) => {
      expectTypeOf(action.payload).toBeBoolean();
    },
  });
});

test('a type gives no payload', () => {
  start({
    type: 'house/left',
    effect: (action) => {
      expectTypeOf(action).toEqualTypeOf<{type: 'house/left'}>();
    },
  });
});

test('two ways to match are refused', () => {
  // @ts-expect-error exactly one of type, actionCreator, matcher, predicate
  start({type: 'a', actionCreator: boilerSwitched, effect: () => {}});
});

test('helper types', () => {
  expectTypeOf(onlyWhenCold).toExtend<AnyListenerPredicate<RootState>>();
  expectTypeOf(reportCold).toExtend<
    ListenerEffect<UnknownAction, RootState, AppDispatch>
  >();
  type Api = ListenerEffectAPI<RootState, AppDispatch>;
  expectTypeOf<
    ReturnType<Api['getOriginalState']>
  >().toEqualTypeOf<RootState>();
  const isAdd = (
    action: UnknownAction,
  ): action is TypedAddListenerAction<RootState, AppDispatch> =>
    addListener.match(action);
  expect(isAdd({type: 'listenerMiddleware/add'})).toBe(true);
  expectTypeOf<TaskResult<number>['status']>().toEqualTypeOf<
    'ok' | 'rejected' | 'cancelled'
  >();
  expectTypeOf(
    start({predicate: onlyWhenCold, effect: reportCold}),
  ).toEqualTypeOf<UnsubscribeListener>();
});
