import {expect, test, vi} from 'vitest';
import {Watchdog} from './Watchdog';

function watch() {
  const stop = vi.fn();
  return {stop, watchdog: new Watchdog(stop)};
}

const ticks = (watchdog: Watchdog, count: number, isReady: boolean) => {
  for (let at = 0; at < count; at++) watchdog.tick(isReady);
};

test('a frame that responds may go on', () => {
  const {stop, watchdog} = watch();
  for (let minute = 0; minute < 60; minute++) {
    ticks(watchdog, 3, true);
    watchdog.alive();
  }
  expect(stop).not.toHaveBeenCalled();
});

test('a frame that does not respond is stopped', () => {
  const {stop, watchdog} = watch();
  ticks(watchdog, 9, true);
  expect(stop).toHaveBeenCalledWith('stuck');
});

test('a frame that never starts is a missing file; a slow connection has time', () => {
  const {stop, watchdog} = watch();
  ticks(watchdog, 30, false);
  expect(stop).not.toHaveBeenCalled();
  watchdog.tick(false);
  expect(stop).toHaveBeenCalledWith('missing');
});

test('a document that is not ours is a missing file soon after it has loaded', () => {
  const {stop, watchdog} = watch();
  watchdog.loaded();
  ticks(watchdog, 3, false);
  expect(stop).not.toHaveBeenCalled();
  watchdog.tick(false);
  expect(stop).toHaveBeenCalledWith('missing');
});

test('scripts have as much time as the document had', () => {
  const {stop, watchdog} = watch();
  ticks(watchdog, 29, false);
  watchdog.frameOpened();
  watchdog.loaded();
  ticks(watchdog, 29, false);
  expect(stop).not.toHaveBeenCalled();
});

test('a flood of messages is not looked at, and stops the frame once', () => {
  const {stop, watchdog} = watch();
  const looked = Array.from({length: 6000}, () => watchdog.heard()).filter(Boolean);
  expect(looked.length).toBeLessThan(5000);
  expect(stop.mock.calls).toEqual([['flood']]);
});

test('a frame that goes on for hours sends no flood', () => {
  const {stop, watchdog} = watch();
  for (let second = 0; second < 10_000; second++) {
    watchdog.heard();
    watchdog.alive();
    watchdog.tick(true);
  }
  expect(stop).not.toHaveBeenCalled();
});

test('a frame that shows another document is stopped', () => {
  const {stop, watchdog} = watch();
  watchdog.loaded();
  expect(stop).not.toHaveBeenCalled();
  watchdog.loaded();
  expect(stop).toHaveBeenCalledWith('left');
});
