import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';
import {runAs} from '../../testing/runAs';

test('drawWinner', async () => {
  await recordOutput(
    './drawWinner.output.txt',
    () => import('./drawWinner'),
  );
});

test('deskScanner', async () => {
  await recordOutput(
    './deskScanner.output.txt',
    () => import('./deskScanner'),
  );
});

test('openDesk in development', async () => {
  await recordOutput('./openDesk.output.txt', () => import('./openDesk'));
});

test('openDesk in production', async () => {
  await recordOutput('./openDesk.production.output.txt', () =>
    runAs('production', () => import('./openDesk')),
  );
});
