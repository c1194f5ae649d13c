import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {makeStore} from '../../app/store';
import {damageReported} from './repairsSlice';
import {watchRepairs} from './watchRepairs';

test('a listener of a feature that was loaded later', () => {
  const printed = captureConsole();
  const onFull = vi.fn();
  const store = makeStore();
  const stop = watchRepairs(store, onFull);

  store.dispatch(damageReported('bike 1'));
  store.dispatch(damageReported('bike 2'));
  expect(onFull).not.toHaveBeenCalled();
  store.dispatch(damageReported('bike 3'));
  expect(onFull).toHaveBeenCalledTimes(1);

  stop();
  store.dispatch(damageReported('bike 4'));
  expect(onFull).toHaveBeenCalledTimes(1);
  expect(printed.lines).toEqual([]);
});
