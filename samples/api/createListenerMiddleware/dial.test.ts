import {expect, test, vi} from 'vitest';
import {dialTurned} from './dial';
import {makeTestHouse} from './makeTestHouse';

test('sends only the last setting', async () => {
  vi.useFakeTimers();
  const {store, sent} = makeTestHouse();

  store.dispatch(dialTurned(19));
  store.dispatch(dialTurned(21));
  await vi.advanceTimersByTimeAsync(500);

  expect(sent).toEqual([21]);
});
