import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
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

test('readLog ends with the error of the first page', async () => {
  const {handlers, fail} = quakeServer();
  server.use(...handlers);
  fail('regions/aegean/quakes?page=1');
  vi.resetModules();
  const printed = captureConsole();
  await expect(import('./readLog')).rejects.toMatchObject({status: 503});
  expect(printed.texts('log')).toEqual([]);
});

test('readLog ends with the error of a page that fails', async () => {
  const {handlers, requests, fail} = quakeServer();
  server.use(...handlers);
  fail('regions/aegean/quakes?page=2');
  vi.resetModules();
  const printed = captureConsole();
  await expect(import('./readLog')).rejects.toMatchObject({status: 503});
  expect(requests).toHaveLength(2);
  expect(printed.texts('log')[0]).toBe('first page');
});
