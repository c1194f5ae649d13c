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
import {addChart} from './chart';
import {addFirstFrost} from './firstFrost';
import {addFrostWatch, watchStarted, watchStopped} from './frostWatch';
import {
  boilerSwitched,
  heatingSlice,
  temperatureMeasured,
  windowClosed,
  windowOpened,
} from './heatingSlice';
import {addRefresh, refreshClicked} from './refreshOnClick';
import {addAutoSave} from './saveSettings';
import * as undo from './undoWindow';
import * as holiday from './holiday';
import {makeStore} from './makeStore';
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

test('the child lock: a second press starts the five seconds again', async () => {
  const clock = useFakeClock();
  const {store, startListening, types} = makeHouse();
  lock.addChildLock(startListening);
  store.dispatch(lock.unlockPressed());
  await clock.advance(4000);
  store.dispatch(lock.unlockPressed());
  await clock.advance(2000);
  store.dispatch(lock.pinEntered('2468'));
  await clock.advance(5000);
  expect(types).toEqual([
    'lock/unlockPressed',
    'lock/unlockPressed',
    'lock/pinEntered',
    'lock/unlocked',
  ]);
});

test('leading: clicks are ignored while a refresh runs', async () => {
  const clock = useFakeClock();
  const {store, startListening} = makeHouse();
  const ends: (() => void)[] = [];
  const refresh = vi.fn(
    () => new Promise<void>((resolve) => ends.push(resolve)),
  );
  addRefresh(startListening, refresh);
  store.dispatch(refreshClicked());
  store.dispatch(refreshClicked());
  expect(refresh).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await clock.advance(0);
  store.dispatch(refreshClicked());
  expect(refresh).toHaveBeenCalledTimes(2);
});

test.each([{}, {cancelActive: true} as const])(
  'leading and throttle: a removed listener does not come back (%j)',
  async (options) => {
    const clock = useFakeClock();
    const {store, startListening} = makeHouse();
    const refresh = vi.fn(async () => {});
    const draw = vi.fn();
    const removeRefresh = addRefresh(startListening, refresh);
    const removeChart = addChart(startListening, draw);
    store.dispatch(refreshClicked());
    store.dispatch(temperatureMeasured(20));
    removeRefresh(options);
    removeChart(options);
    await clock.advance(20_000);
    store.dispatch(refreshClicked());
    store.dispatch(temperatureMeasured(21));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(draw).toHaveBeenCalledTimes(1);
  },
);

test('leading: a failed refresh listens again', async () => {
  const clock = useFakeClock();
  const {store, startListening} = makeHouse();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refresh = vi.fn(() => Promise.reject(new Error('offline')));
  addRefresh(startListening, refresh);
  store.dispatch(refreshClicked());
  await clock.advance(0);
  store.dispatch(refreshClicked());
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('leading: without the flag, an error leaves the listener removed', async () => {
  const clock = useFakeClock();
  const {store, startListening} = makeHouse();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refresh = vi.fn(() => Promise.reject(new Error('offline')));
  startListening({
    actionCreator: refreshClicked,
    effect: async (_action, api) => {
      api.unsubscribe();
      await refresh();
      api.subscribe();
    },
  });
  store.dispatch(refreshClicked());
  await clock.advance(0);
  store.dispatch(refreshClicked());
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('once', () => {
  const {store, startListening} = makeHouse();
  const notify = vi.fn();
  addFirstFrost(startListening, notify);
  for (const celsius of [2, -1, -4])
    store.dispatch(temperatureMeasured(celsius));
  expect(notify.mock.calls).toEqual([[-1]]);
});

test('throttle', async () => {
  const clock = useFakeClock();
  const {store, startListening} = makeHouse();
  const draw = vi.fn();
  addChart(startListening, draw);
  store.dispatch(temperatureMeasured(20));
  store.dispatch(temperatureMeasured(21));
  await clock.advance(10_000);
  store.dispatch(temperatureMeasured(22));
  expect(draw.mock.calls).toEqual([[20], [22]]);
});

test('wait for two actions', async () => {
  const clock = useFakeClock();
  const {store, startListening, types} = makeHouse();
  holiday.addHoliday(startListening);
  store.dispatch(holiday.holidayStarted());
  store.dispatch(holiday.alarmArmed());
  await clock.advance(0);
  expect(types).not.toContain('house/secured');
  store.dispatch(holiday.doorLocked());
  await clock.advance(0);
  expect(types).toContain('house/secured');
});

test('wait for two actions: a second start is ignored, a later one is not', async () => {
  const clock = useFakeClock();
  const {store, startListening, types} = makeHouse();
  holiday.addHoliday(startListening);
  const secured = () => types.filter((type) => type === 'house/secured');
  const send = async (
    ...names: ('holidayStarted' | 'doorLocked' | 'alarmArmed')[]
  ) => {
    for (const name of names) {
      store.dispatch(holiday[name]());
      await clock.advance(0);
    }
    return secured().length;
  };
  expect(
    await send(
      'holidayStarted',
      'doorLocked',
      'holidayStarted',
      'alarmArmed',
    ),
  ).toBe(1);
  expect(await send('doorLocked', 'alarmArmed')).toBe(1);
  expect(await send('holidayStarted', 'doorLocked', 'alarmArmed')).toBe(2);
});

test('undo window', async () => {
  const clock = useFakeClock();
  const {store, startListening, types} = makeHouse();
  undo.addUndoWindow(startListening);
  store.dispatch(undo.scheduleCleared());
  store.dispatch(undo.undoClicked());
  await clock.advance(5000);
  expect(types).not.toContain('schedule/clearConfirmed');
  store.dispatch(undo.scheduleCleared());
  await clock.advance(5000);
  expect(types).toContain('schedule/clearConfirmed');
});

test('undo window: after two clearings, the undo still counts', async () => {
  const clock = useFakeClock();
  const {store, startListening, types} = makeHouse();
  undo.addUndoWindow(startListening);
  store.dispatch(undo.scheduleCleared());
  await clock.advance(4000);
  store.dispatch(undo.scheduleCleared());
  await clock.advance(2000);
  store.dispatch(undo.undoClicked());
  await clock.advance(5000);
  expect(types).not.toContain('schedule/clearConfirmed');
});

test('auto save: once, a second after the last change', async () => {
  const clock = useFakeClock();
  const {store, startListening} = makeHouse();
  const saved: string[] = [];
  addAutoSave(startListening, (text) => saved.push(text));
  store.dispatch({type: 'nothing'});
  store.dispatch(temperatureMeasured(21));
  await clock.advance(900);
  store.dispatch(temperatureMeasured(22));
  await clock.advance(999);
  expect(saved).toEqual([]);
  await clock.advance(1);
  expect(saved.map((text) => JSON.parse(text).celsius)).toEqual([22]);
});

test('stores with a middleware of their own do not disturb each other', async () => {
  const clock = useFakeClock();
  const [a, b] = [makeStore(), makeStore()];
  a.dispatch(dialTurned(19));
  await clock.advance(100);
  b.dispatch(dialTurned(25));
  await clock.advance(399);
  expect(vi.getTimerCount()).toBe(2);
  await clock.advance(1);
  expect(vi.getTimerCount()).toBe(1);
});
