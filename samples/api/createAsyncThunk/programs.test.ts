import {http} from 'msw';
import {beforeEach, test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';
import {server} from '../../testing/server';
import {handlers} from './handlers';

beforeEach(() => server.use(...handlers));

test('submitJobs', async () => {
  await recordOutput(
    './submitJobs.output.txt',
    () => import('./submitJobs'),
  );
});

test('threeActions', async () => {
  await recordOutput(
    './threeActions.output.txt',
    () => import('./threeActions'),
  );
});

test('skipProof', async () => {
  await recordOutput('./skipProof.output.txt', () => import('./skipProof'));
});

test('leavePage', async () => {
  const noAnswer = new Promise<never>(() => {});
  server.use(
    http.get('https://print.example/previews/:file', () => noAnswer),
  );
  await recordOutput('./leavePage.output.txt', () => import('./leavePage'));
});

test('keptOfAnError', async () => {
  await recordOutput(
    './keptOfAnError.output.txt',
    () => import('./keptOfAnError'),
  );
});

test('estimateOffline', async () => {
  await recordOutput(
    './estimateOffline.output.txt',
    () => import('./estimateOffline'),
  );
});
