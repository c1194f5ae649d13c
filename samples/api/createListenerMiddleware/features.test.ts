import {
  configureStore,
  createListenerMiddleware,
  type Middleware,
} from '@reduxjs/toolkit';
import {expect, test, vi} from 'vitest';
import {useFakeClock} from '../../testing/useFakeClock';
import {addLogListeners} from './boilerLog';
import * as lock from './childLock';
import {addDialListener, dialTurned} from './dial';
import {addFrostWatch, watchStarted, watchStopped} from './frostWatch';
import {
  boilerSwitched,
  heatingSlice,
  temperatureMeasured,
  windowClosed,
  windowOpened,
} from './heatingSlice';
import * as patterns from './patterns';
import type {AppDispatch, RootState} from './store';

function makeHouse() {
  const listeners = createListenerMiddleware();
  const types: string[] = [];
  const log: Middleware = () => (next) => (action) => {
    types.push((action as {type: string}).type);
    return next(action);
  };
  const store = configureStore({
    reducer: {heating: heatingSlice.reducer},
    middleware: (getDefault) =>
      getDefault().prepend(listeners.middleware).concat(log),
  });
  const startListening = listeners.startListening.withTypes<
    RootState,
    AppDispatch
  >();
  return {...listeners, store, startListening, types};
}

test('the four ways to match', () => {
  const {store, startListening} = makeHouse();
  const lines: string[] = [];
  addLogListeners(startListening, (line) => lines.push(line));
  store.dispatch(boilerSwitched(false));
  store.dispatch({type: 'house/left'});
  store.dispatch(windowOpened());
  store.dispatch(windowClosed());
  store.dispatch(temperatureMeasured(15));
  store.dispatch(temperatureMeasured(14));
  expect(lines).toEqual([
    'boiler off',
    'everybody left',
    'heating/windowOpened',
    'heating/windowClosed',
    'only 15 degrees',
  ]);
});

test('the dial sends one command, 500 ms after the last turn', async () => {
  const clock = useFakeClock();
  const {store, startListening, types} = makeHouse();
  addDialListener(startListening);
  store.dispatch(dialTurned(19));
  await clock.advance(300);
  store.dispatch(dialTurned(20));
  store.dispatch(dialTurned(21));
  await clock.advance(499);
  expect(types).not.toContain('boiler/commandSent');
  await clock.advance(1);
  expect(types.filter((type) => type === 'boiler/commandSent')).toEqual([
    'boiler/commandSent',
  ]);
  // The timers of the canceled runs are gone.
  expect(vi.getTimerCount()).toBe(0);
});

test('the frost watch runs every minute until it is stopped, and can start again', async () => {
  const clock = useFakeClock();
  const {store, startListening, types} = makeHouse();
  const starts = () =>
    types.filter((t) => t === boilerSwitched.type).length;
  addFrostWatch(startListening);
  store.dispatch(temperatureMeasured(3));
  store.dispatch(watchStarted());
  store.dispatch(watchStarted());
  await clock.advance(0);
  expect(starts()).toBe(1);
  await clock.advance(120_000);
  expect(starts()).toBe(3);

  store.dispatch(watchStopped());
  await clock.advance(120_000);
  expect(starts()).toBe(3);
  expect(vi.getTimerCount()).toBe(0);

  store.dispatch(watchStarted());
  await clock.advance(0);
  expect(starts()).toBe(4);
});

test('the child lock: right, wrong and late PIN', async () => {
  const clock = useFakeClock();
  const {store, startListening, types} = makeHouse();
  lock.addChildLock(startListening);
  const attempt = async (pin: string, wait = 0) => {
    types.length = 0;
    store.dispatch(lock.unlockPressed());
    await clock.advance(wait);
    store.dispatch(lock.pinEntered(pin));
    await clock.advance(0);
    return types;
  };
  expect(await attempt('2468')).toEqual([
    'lock/unlockPressed',
    'lock/pinEntered',
    'lock/unlocked',
  ]);
  expect(await attempt('0000')).toContain('lock/unlockFailed');
  expect(await attempt('2468', 5000)).toEqual([
    'lock/unlockPressed',
    'lock/unlockFailed',
    'lock/pinEntered',
  ]);
});

test('leading: clicks are ignored while a refresh runs', async () => {
  const clock = useFakeClock();
  const {store, startListening} = makeHouse();
  const ends: (() => void)[] = [];
  const refresh = vi.fn(
    () => new Promise<void>((resolve) => ends.push(resolve)),
  );
  patterns.addRefresh(startListening, refresh);
  store.dispatch(patterns.refreshClicked());
  store.dispatch(patterns.refreshClicked());
  expect(refresh).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await clock.advance(0);
  store.dispatch(patterns.refreshClicked());
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('leading: a canceled listener does not come back', async () => {
  const clock = useFakeClock();
  const {store, startListening, clearListeners} = makeHouse();
  const refresh = vi.fn(() => new Promise<void>(() => {}));
  patterns.addRefresh(startListening, refresh);
  store.dispatch(patterns.refreshClicked());
  clearListeners();
  await clock.advance(0);
  store.dispatch(patterns.refreshClicked());
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('leading: a failed refresh listens again', async () => {
  const clock = useFakeClock();
  const {store, startListening} = makeHouse();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refresh = vi.fn(() => Promise.reject(new Error('offline')));
  patterns.addRefresh(startListening, refresh);
  store.dispatch(patterns.refreshClicked());
  await clock.advance(0);
  store.dispatch(patterns.refreshClicked());
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('once', () => {
  const {store, startListening} = makeHouse();
  const notify = vi.fn();
  patterns.addFirstFrost(startListening, notify);
  for (const celsius of [2, -1, -4])
    store.dispatch(temperatureMeasured(celsius));
  expect(notify.mock.calls).toEqual([[-1]]);
});

test('throttle', async () => {
  const clock = useFakeClock();
  const {store, startListening} = makeHouse();
  const draw = vi.fn();
  patterns.addChart(startListening, draw);
  store.dispatch(temperatureMeasured(20));
  store.dispatch(temperatureMeasured(21));
  await clock.advance(10_000);
  store.dispatch(temperatureMeasured(22));
  expect(draw.mock.calls).toEqual([[20], [22]]);
});

test('wait for two actions', async () => {
  const clock = useFakeClock();
  const {store, startListening, types} = makeHouse();
  patterns.addHoliday(startListening);
  store.dispatch(patterns.holidayStarted());
  store.dispatch(patterns.alarmArmed());
  await clock.advance(0);
  expect(types).not.toContain('house/secured');
  store.dispatch(patterns.doorLocked());
  await clock.advance(0);
  expect(types).toContain('house/secured');
});

test('undo window', async () => {
  const clock = useFakeClock();
  const {store, startListening, types} = makeHouse();
  patterns.addUndoWindow(startListening);
  store.dispatch(patterns.scheduleCleared());
  store.dispatch(patterns.undoClicked());
  await clock.advance(5000);
  expect(types).not.toContain('schedule/clearConfirmed');
  store.dispatch(patterns.scheduleCleared());
  await clock.advance(5000);
  expect(types).toContain('schedule/clearConfirmed');
});
