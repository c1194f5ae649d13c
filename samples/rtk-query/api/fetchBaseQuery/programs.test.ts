import {test} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {failures} from './handlers';

test('failures', async () => {
  server.use(...failures);
  await recordOutput('./failures.output.txt', () => import('./failures'));
});
