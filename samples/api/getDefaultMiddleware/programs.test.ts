import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('auditedStore', async () => {
  await recordOutput(
    './auditedStore.output.txt',
    () => import('./auditedStore'),
  );
});

test('plugins', async () => {
  await recordOutput('./plugins.output.txt', () => import('./plugins'));
});

test('dispatchedCreator', async () => {
  await recordOutput(
    './dispatchedCreator.output.txt',
    () => import('./dispatchedCreator'),
  );
});
