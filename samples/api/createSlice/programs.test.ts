import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('playQueue', async () => {
  await recordOutput('./playQueue.output.txt', () => import('./playQueue'));
});

test('ratingSlice', async () => {
  await recordOutput(
    './ratingSlice.output.txt',
    () => import('./ratingSlice'),
  );
});

test('readLibrary', async () => {
  await recordOutput(
    './readLibrary.output.txt',
    () => import('./readLibrary'),
  );
});

test('openChapters', async () => {
  await recordOutput(
    './openChapters.output.txt',
    () => import('./openChapters'),
  );
});

test('replaceReducer', async () => {
  await recordOutput(
    './replaceReducer.output.txt',
    () => import('./replaceReducer'),
  );
});

test('rooms', async () => {
  await recordOutput('./rooms.output.txt', () => import('./rooms'));
});

test('nowPlaying', async () => {
  await recordOutput(
    './nowPlaying.output.txt',
    () => import('./nowPlaying'),
  );
});
