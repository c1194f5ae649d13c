import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('pressClock', async () => {
  await recordOutput(
    './pressClock.output.txt',
    () => import('./pressClock'),
  );
});

test('scoreSheet', async () => {
  await recordOutput(
    './scoreSheet.output.txt',
    () => import('./scoreSheet'),
  );
});

test('slicedSheet', async () => {
  await recordOutput(
    './slicedSheet.output.txt',
    () => import('./slicedSheet'),
  );
});
