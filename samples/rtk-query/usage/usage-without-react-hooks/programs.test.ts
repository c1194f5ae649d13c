import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {airServer} from './handlers';
import {readOnce} from './readOnce';
import {makeStore} from './store';

test('the script prints a reading and leaves no timer', async () => {
  const clock = useFakeClock();
  server.use(...airServer().handlers);
  await recordOutput(
    './printReading.output.txt',
    () => import('./printReading'),
  );
  await clock.advance(20); // the store's batch of notifications
  expect(vi.getTimerCount()).toBe(0);
});

test('the script survives an error, and leaves no timer', async () => {
  const clock = useFakeClock();
  const air = airServer();
  air.setFailing(true);
  server.use(...air.handlers);
  const printed = captureConsole();
  vi.resetModules();
  await import('./printReading');
  expect(printed.texts('error')).toEqual([
    "No reading { status: 503, data: 'maintenance' }",
  ]);
  await clock.advance(20);
  expect(vi.getTimerCount()).toBe(0);
});

test('without the reset, a timer waits for a minute', async () => {
  const clock = useFakeClock();
  server.use(...airServer().handlers);
  await readOnce(makeStore(), 'harbor');
  await clock.advance(59_000);
  expect(vi.getTimerCount()).toBe(1);
  await clock.advance(2_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('without the middleware, the first dispatch throws outside production', async () => {
  vi.resetModules();
  const {airApi} = await import('./airApi');
  const {configureStore} = await import('@reduxjs/toolkit');
  const {http, HttpResponse} = await import('msw');
  server.use(
    http.all('https://air.example/*', () => HttpResponse.json({})),
  );
  const store = configureStore({reducer: {air: airApi.reducer}});
  const dispatchFirst = () =>
    store.dispatch(airApi.endpoints.reading.initiate('harbor'));
  vi.stubEnv('NODE_ENV', 'production');
  expect(dispatchFirst).not.toThrow();
  vi.unstubAllEnvs();
  expect(dispatchFirst).toThrow(
    'Warning: Middleware for RTK-Query API at reducerPath "air" has not been added to the store.',
  );
  expect(dispatchFirst).not.toThrow();
  const other = configureStore({reducer: {air: airApi.reducer}});
  expect(() =>
    other.dispatch(airApi.endpoints.reading.initiate('harbor')),
  ).not.toThrow();
});
