import {beforeEach, test} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {libraryServer} from './handlers';

beforeEach(() => server.use(...libraryServer().handlers));

const programs = {
  borrowAndReturn: () => import('./borrowAndReturn'),
  cacheKeys: () => import('./cacheKeys'),
  collidingKeys: () => import('./collidingKeys'),
  orderOfWork: () => import('./orderOfWork'),
  watchLifecycle: () => import('./watchLifecycle'),
};

test.each(Object.entries(programs))('%s', async (name, run) => {
  await recordOutput(`./${name}.output.txt`, run);
});
