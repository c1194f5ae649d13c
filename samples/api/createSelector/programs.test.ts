import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('racks', async () => {
  await recordOutput('./racks.output.txt', () => import('./racks'));
});

test('memoizers', async () => {
  await recordOutput('./memoizers.output.txt', () => import('./memoizers'));
});

test('lowStock', async () => {
  await recordOutput('./lowStock.output.txt', () => import('./lowStock'));
});

test('tasting', async () => {
  await recordOutput('./tasting.output.txt', () => import('./tasting'));
});
