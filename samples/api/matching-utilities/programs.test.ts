import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('announce', async () => {
  await recordOutput('./announce.output.txt', () => import('./announce'));
});

test('longDelay', async () => {
  await recordOutput('./longDelay.output.txt', () => import('./longDelay'));
});
