import {test} from 'vitest';
import {recordOutput} from '../../../../testing/recordOutput';

test('overrides', async () => {
  await recordOutput('./overrides.output.txt', () => import('./overrides'));
});
