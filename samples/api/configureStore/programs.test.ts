import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('exportLog', async () => {
  await recordOutput('./exportLog.output.txt', () => import('./exportLog'));
});

test('preloadedLog', async () => {
  await recordOutput(
    './preloadedLog.output.txt',
    () => import('./preloadedLog'),
  );
});

test('batchedTicks', async () => {
  await recordOutput(
    './batchedTicks.output.txt',
    () => import('./batchedTicks'),
  );
});

test('swapReducer', async () => {
  await recordOutput(
    './swapReducer.output.txt',
    () => import('./swapReducer'),
  );
});
