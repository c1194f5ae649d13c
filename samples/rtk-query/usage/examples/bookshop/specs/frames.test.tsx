import {configureStore} from '@reduxjs/toolkit';
import type {AutoBatchOptions} from '@reduxjs/toolkit';
import {expect, test, vi} from 'vitest';

const lowPriority = {type: 'response', meta: {RTK_autoBatch: true}};

function setup(autoBatch: boolean | AutoBatchOptions = true) {
  const store = configureStore({
    reducer: {
      answers: (count = 0, action) =>
        count + Number(action.type === 'response'),
    },
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({autoBatch}),
  });
  const notified = vi.fn();
  store.subscribe(notified);
  return {store, notified};
}

test('a store keeps the requestAnimationFrame that it was made with', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
    frames.push(frame),
  );
  const earlier = setup();
  vi.useFakeTimers({toFake: ['requestAnimationFrame', 'setTimeout']});
  const later = setup();
  earlier.store.dispatch(lowPriority);
  later.store.dispatch(lowPriority);
  // The frame of the browser, as the earlier store knows it.
  expect(frames).toHaveLength(1);
  frames[0]!(0);
  expect(earlier.notified).toHaveBeenCalledTimes(1);
  // The state has changed all the same.
  expect(later.store.getState().answers).toBe(1);
  expect(later.notified).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(later.notified).toHaveBeenCalledTimes(1);
});

test('without the frame, the 100 ms are enough', () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const {store, notified} = setup();
  store.dispatch(lowPriority);
  vi.advanceTimersByTime(99);
  expect(notified).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(notified).toHaveBeenCalledTimes(1);
});

test('autoBatch: false tells at once, tick in a microtask', async () => {
  vi.useFakeTimers({toFake: ['requestAnimationFrame', 'setTimeout']});
  const off = setup(false);
  off.store.dispatch(lowPriority);
  expect(off.notified).toHaveBeenCalledTimes(1);

  const tick = setup({type: 'tick'});
  tick.store.dispatch(lowPriority);
  expect(tick.notified).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(tick.notified).toHaveBeenCalledTimes(1);
});

test('tick does not help where queueMicrotask is fake', async () => {
  vi.useFakeTimers({toFake: ['queueMicrotask']});
  const {store, notified} = setup({type: 'tick'});
  store.dispatch(lowPriority);
  await Promise.resolve();
  expect(notified).not.toHaveBeenCalled();
  vi.runAllTicks();
  expect(notified).toHaveBeenCalledTimes(1);
});

test('by default, Vitest fakes frames, but not queueMicrotask', () => {
  const {queueMicrotask, requestAnimationFrame} = globalThis;
  vi.useFakeTimers();
  expect(globalThis.queueMicrotask).toBe(queueMicrotask);
  expect(globalThis.requestAnimationFrame).not.toBe(requestAnimationFrame);
});
