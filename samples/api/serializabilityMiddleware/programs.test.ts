import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('storeVial', async () => {
  await recordOutput('./storeVial.output.txt', () => import('./storeVial'));
});

test('findVial', async () => {
  await recordOutput('./findVial.output.txt', () => import('./findVial'));
});
