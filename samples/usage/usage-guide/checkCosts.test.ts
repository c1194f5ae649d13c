import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('checkCosts', () =>
  recordOutput('./checkCosts.output.txt', () => import('./checkCosts')));
