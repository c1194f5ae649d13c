import {beforeEach, test} from 'vitest';
import {recordOutput} from '../../../../testing/recordOutput';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {handlers} from './handlers';

beforeEach(() => server.use(...handlers));

test('actionLog', async () => {
  // Half a second later the subscriptions are copied; the log is over by then.
  useFakeClock();
  await recordOutput('./actionLog.output.txt', () => import('./actionLog'));
});

test('stateShape', async () => {
  await recordOutput(
    './stateShape.output.txt',
    () => import('./stateShape'),
  );
});
