import {beforeEach, test} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {museumServer} from './handlers';

beforeEach(() => server.use(...museumServer(() => {})));

test('cacheKeys', async () => {
  await recordOutput('./cacheKeys.output.txt', () => import('./cacheKeys'));
});

test('sharing', async () => {
  await recordOutput('./sharing.output.txt', () => import('./sharing'));
});

test('keepEqualParts', async () => {
  await recordOutput(
    './keepEqualParts.output.txt',
    () => import('./keepEqualParts'),
  );
});
