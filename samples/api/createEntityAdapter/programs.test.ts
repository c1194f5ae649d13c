import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('museum', async () => {
  await recordOutput('./museum.output.txt', () => import('./museum'));
});

test('sortedAdapter', async () => {
  await recordOutput(
    './sortedAdapter.output.txt',
    () => import('./sortedAdapter'),
  );
});

test('returnLoans', async () => {
  await recordOutput(
    './returnLoans.output.txt',
    () => import('./returnLoans'),
  );
});

test('tour', async () => {
  await recordOutput('./tour.output.txt', () => import('./tour'));
});

test('inventory', async () => {
  await recordOutput('./inventory.output.txt', () => import('./inventory'));
});
