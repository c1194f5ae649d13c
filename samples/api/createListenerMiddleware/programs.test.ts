import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('openWindow', async () => {
  await recordOutput(
    './openWindow.output.txt',
    () => import('./openWindow'),
  );
});

test('timing', async () => {
  await recordOutput('./timing.output.txt', async () => {
    await import('./timing');
    await Promise.resolve();
  });
});

test('probes', async () => {
  await recordOutput('./probes.output.txt', async () => {
    await import('./probes');
    await new Promise((done) => setTimeout(done));
  });
});

test('reportErrors', async () => {
  await recordOutput('./reportErrors.output.txt', async () => {
    await import('./reportErrors');
    await Promise.resolve();
  });
});

test('dynamic', async () => {
  await recordOutput('./dynamic.output.txt', () => import('./dynamic'));
});

test('cancellation', async () => {
  await recordOutput('./cancellation.output.txt', async () => {
    await import('./cancellation');
    await new Promise((done) => setTimeout(done));
  });
});
