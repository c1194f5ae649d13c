import {test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';

test('pressButtons', async () => {
  await recordOutput(
    './pressButtons.output.txt',
    () => import('./pressButtons'),
  );
});

test('holdDoor', async () => {
  await recordOutput('./holdDoor.output.txt', () => import('./holdDoor'));
});

test('requestLog', async () => {
  await recordOutput(
    './requestLog.output.txt',
    () => import('./requestLog'),
  );
});

test('emergencyStop', async () => {
  await recordOutput(
    './emergencyStop.output.txt',
    () => import('./emergencyStop'),
  );
});

test('checks', async () => {
  await recordOutput('./checks.output.txt', () => import('./checks'));
});
