import {beforeEach, test} from 'vitest';
import {recordOutput} from '../../../../testing/recordOutput';
import {server} from '../../../../testing/server';
import {handlers} from './handlers';

beforeEach(() => server.use(...handlers));

test('actionLog', async () => {
  await recordOutput('./actionLog.output.txt', () => import('./actionLog'));
});

test('stateShape', async () => {
  await recordOutput(
    './stateShape.output.txt',
    () => import('./stateShape'),
  );
});
