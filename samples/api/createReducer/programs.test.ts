import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('rushHour', async () => {
  await recordOutput('./rushHour.output.txt', () => import('./rushHour'));
});

test('faults', async () => {
  await recordOutput('./faults.output.txt', () => import('./faults'));
});
