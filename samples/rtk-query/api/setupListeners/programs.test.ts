import {setupListeners} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {makeStore} from './makeStore';

test('whoRefetches', async () => {
  await recordOutput(
    './whoRefetches.output.txt',
    () => import('./whoRefetches'),
  );
});

test('without a window nothing happens', () => {
  expect(typeof window).toBe('undefined');
  const stop = setupListeners(makeStore().dispatch);
  expect(stop()).toBeUndefined();
});
