import {expect, test} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {quakeServer} from './handlers';

test('readLog', async () => {
  const {handlers, requests} = quakeServer();
  server.use(...handlers);
  await recordOutput('./readLog.output.txt', () => import('./readLog'));
  expect(requests.map((path) => path.split('?')[1])).toEqual([
    'page=1',
    'page=2',
    'page=3',
    'page=1',
  ]);
});
