import {beforeEach, test} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {libraryServer} from './handlers';

beforeEach(() => server.use(...libraryServer().handlers));

test('borrowAndReturn', async () => {
  await recordOutput(
    './borrowAndReturn.output.txt',
    () => import('./borrowAndReturn'),
  );
});

test('cacheKeys', async () => {
  await recordOutput('./cacheKeys.output.txt', () => import('./cacheKeys'));
});

test('collidingKeys', async () => {
  await recordOutput(
    './collidingKeys.output.txt',
    () => import('./collidingKeys'),
  );
});

test('invalidationTimes', async () => {
  await recordOutput(
    './invalidationTimes.output.txt',
    () => import('./invalidationTimes'),
  );
});

test('checkMembers', async () => {
  await recordOutput(
    './checkMembers.output.txt',
    () => import('./checkMembers'),
  );
});

test('orderOfWork', async () => {
  await recordOutput(
    './orderOfWork.output.txt',
    () => import('./orderOfWork'),
  );
});

test('watchLifecycle', async () => {
  await recordOutput(
    './watchLifecycle.output.txt',
    () => import('./watchLifecycle'),
  );
});
