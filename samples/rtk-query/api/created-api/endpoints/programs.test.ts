import {beforeEach, expect, test} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {recordOutput} from '../../../../testing/recordOutput';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {makeBank} from './handlers';

const {bank, handlers} = makeBank();
beforeEach(() => {
  Object.assign(bank, {requests: [], isClosed: false});
  server.use(...handlers);
});

test('convert.ts: two conversions, one request', async () => {
  await recordOutput('./convert.output.txt', () => import('./convert'));
  expect(bank.requests).toEqual(['GET rates/EUR-USD']);
});

test('failedRate.ts', async () => {
  await recordOutput(
    './failedRate.output.txt',
    () => import('./failedRate'),
  );
  // The entry never succeeded, so the second call asked again.
  expect(bank.requests).toEqual([
    'GET rates/EUR-XXX',
    'GET rates/EUR-XXX',
    'POST alerts',
  ]);
});

test('subscriptions.ts', async () => {
  const clock = useFakeClock();
  await recordOutput('./subscriptions.output.txt', async () => {
    const {watchRate} = await import('./subscriptions');
    const done = watchRate();
    for (let second = 0; second < 130; second++) await clock.advance(1000);
    await done;
  });
  expect(bank.requests).toHaveLength(3);
});

test('selectRate.ts', async () => {
  await recordOutput(
    './selectRate.output.txt',
    () => import('./selectRate'),
  );
});

test('rateToasts.ts', async () => {
  await recordOutput(
    './rateToasts.output.txt',
    () => import('./rateToasts'),
  );
});

test('rateToasts.ts: no toast for a request that was canceled', async () => {
  const printed = captureConsole();
  const {makeStoreWithToasts} = await import('./rateToasts');
  const {ratesApi} = await import('./ratesApi');
  const store = makeStoreWithToasts();
  const before = printed.texts('log').length;
  const request = store.dispatch(
    ratesApi.endpoints.getRate.initiate('EUR-CHF'),
  );
  store.dispatch(ratesApi.util.resetApiState());
  await request;
  const texts = printed.texts('log').slice(before);
  expect(texts).toEqual(['rejected, condition: false']);
});

test('abortRate.ts', async () => {
  await recordOutput('./abortRate.output.txt', () => import('./abortRate'));
});

test('history.ts', async () => {
  await recordOutput('./history.output.txt', () => import('./history'));
  expect(bank.requests.map((url) => url.split('/').at(-1))).toEqual(
    '30 31 29 29 30 31 29'.split(' '),
  );
});

test('alerts.ts', async () => {
  await recordOutput('./alerts.output.txt', () => import('./alerts'));
});

test('watchActions.ts', async () => {
  await recordOutput(
    './watchActions.output.txt',
    () => import('./watchActions'),
  );
});
