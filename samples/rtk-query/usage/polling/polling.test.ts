import {http} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {record} from '../../../testing/recordOutput';
import {runAs} from '../../../testing/runAs';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {ciApi, makeStore} from './ciApi';
import {ciServer, passSeconds} from './handlers';
import {watchQueue} from './watchQueue';

let clock: ReturnType<typeof useFakeClock>;
let ci: ReturnType<typeof ciServer>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  clock = useFakeClock();
  ci = ciServer();
  server.use(...ci.handlers);
  store = makeStore();
});
const pass = (seconds: number) => passSeconds(seconds, {clock, store, ci});
const poll = (pollingInterval: number, skipPollingIfUnfocused = false) =>
  store.dispatch(
    ciApi.endpoints.queue.initiate(undefined, {
      subscriptionOptions: {pollingInterval, skipPollingIfUnfocused},
    }),
  );

describe('when the next request leaves', () => {
  test('the wait starts after the answer', async () => {
    ci.setLatency(2_500);
    poll(1_000);
    await pass(10);
    expect(ci.came).toEqual([0, 3.5, 7]);
  });

  test('a quick server is asked once in an interval', async () => {
    poll(1_000);
    await pass(3.25);
    expect(ci.came).toEqual([0, 1, 2, 3]);
  });

  test('on cached data, the first wait starts with the polling', async () => {
    store.dispatch(ciApi.endpoints.queue.initiate());
    await pass(3);
    poll(5_000);
    await pass(10.25);
    expect(ci.came).toEqual([0, 8, 13]);
  });

  test('errors do not stop it', async () => {
    ci.setFailing(true);
    poll(2_000);
    await pass(4.25);
    expect(ci.came).toEqual([0, 2, 4]);
  });

  test('any other refetch starts the wait again', async () => {
    const subscription = poll(5_000);
    await pass(3);
    subscription.refetch();
    await pass(6);
    expect(ci.came).toEqual([0, 3, 8]);
  });

  test('no poll is sent while a request is pending', async () => {
    const subscription = poll(2_000);
    await pass(1.5);
    ci.setLatency(4_000);
    subscription.refetch();
    await pass(6);
    expect(ci.came).toEqual([0, 1.5, 7.5]);
  });

  test('after the timeout of a request that never ends, it goes on', async () => {
    poll(1_000);
    await pass(0.5);
    const came: number[] = [];
    const start = Date.now();
    server.use(
      http.get('https://ci.example/api/jobs', () => {
        came.push(Date.now() - start);
        return new Promise<never>(() => {});
      }),
    );
    for (let second = 0; second < 13; second += 0.5) {
      await clock.advance(500);
      for (let turn = 0; turn < 20; turn++)
        await new Promise<void>((resolve) => setImmediate(resolve));
    }
    expect(came).toEqual([500, 11_500]);
  });
});

describe('two subscribers', () => {
  test('the shorter interval wins until it leaves', async () => {
    poll(10_000);
    const fast = poll(2_000);
    await pass(5);
    fast.unsubscribe();
    await pass(20);
    // The last wait began at 4; from there it lasts 10 seconds.
    expect(ci.came).toEqual([0, 2, 4, 14, 24]);
  });

  test('both together send no more than the fast one alone', async () => {
    poll(2_000);
    poll(2_000);
    await pass(4.5);
    expect(ci.came).toEqual([0, 2, 4]);
  });

  test('one who wants no polls of a hidden tab decides for all', async () => {
    poll(2_000);
    const shy = poll(10_000, true);
    await pass(0.5);
    store.dispatch({type: '__rtkq/unfocused'});
    await pass(9);
    expect(ci.came).toEqual([0]);
    shy.unsubscribe();
    await pass(1);
    expect(ci.came).toEqual([0, 10]);
  });

  test('resetApiState forgets that the tab is hidden', async () => {
    store.dispatch({type: '__rtkq/unfocused'});
    store.dispatch(ciApi.util.resetApiState());
    poll(2_000, true);
    await pass(2.5);
    expect(ci.came).toEqual([0, 2]);
    store.dispatch({type: '__rtkq/unfocused'});
    await pass(4);
    expect(ci.came).toEqual([0, 2]);
  });
});

describe('a new interval', () => {
  test('a longer one counts from where the wait began', async () => {
    const subscription = poll(4_000);
    await pass(3);
    subscription.updateSubscriptionOptions({pollingInterval: 10_000});
    await pass(8);
    expect(ci.came).toEqual([0, 10]);
  });

  test('a shorter one counts from now', async () => {
    const subscription = poll(60_000);
    await pass(10);
    subscription.updateSubscriptionOptions({pollingInterval: 2_000});
    await pass(3);
    expect(ci.came).toEqual([0, 12]);
  });

  test('a shorter one does not delay the waiting poll', async () => {
    const subscription = poll(10_000);
    await pass(9);
    subscription.updateSubscriptionOptions({pollingInterval: 5_000});
    await pass(2);
    expect(ci.came).toEqual([0, 10]);
  });
});

describe('without React', () => {
  test('hurry, pause and stop', async () => {
    const queue = watchQueue(store);
    await pass(10.5);
    expect(ci.came).toEqual([0, 10]);
    queue.hurry();
    await pass(2);
    expect(ci.came).toEqual([0, 10, 11.5, 12.5]);
    queue.pause();
    await pass(20);
    expect(ci.came).toHaveLength(4);
    queue.hurry();
    await pass(1.5);
    expect(ci.came).toHaveLength(5);
    queue.stop();
    await pass(20);
    expect(ci.came).toHaveLength(5);
  });

  test('a timer is left after unsubscribe, and none after resetApiState', async () => {
    const subscription = poll(2_000);
    await pass(2.5);
    subscription.unsubscribe();
    await pass(1);
    expect(vi.getTimerCount()).toBe(1);
    store.dispatch(ciApi.util.resetApiState());
    await pass(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('resetApiState ends it', async () => {
    poll(2_000);
    await pass(2.5);
    store.dispatch(ciApi.util.resetApiState());
    await pass(5);
    expect(ci.came).toEqual([0, 2]);
  });
});

describe('intervals that are too long', () => {
  const message =
    'pollingInterval 3000000000 is larger than the maximum timer delay. Using 2147483647 instead.';

  test('are shortened, with a warning', async () => {
    const printed = captureConsole();
    poll(3_000_000_000);
    await pass(1);
    expect(printed.texts('warn')).toContain(message);
    expect(ci.came).toEqual([0]);
  });

  test('silently in production', async () => {
    const printed = captureConsole();
    await runAs('production', async () => {
      poll(3_000_000_000);
      await pass(1);
    });
    expect(printed.texts('warn')).toEqual([]);
  });
});

test('offline, it goes on', async () => {
  poll(2_000);
  await pass(0.5);
  store.dispatch({type: '__rtkq/offline'});
  await pass(4);
  expect(ci.came).toEqual([0, 2, 4]);
});

test('records the seconds at which requests come', async () => {
  const rows: string[] = [
    'response takes        interval  requests at second',
  ];
  for (const [latency, interval] of [
    [0, 1],
    [2.5, 1],
    [2.5, 5],
  ] as const) {
    ci = ciServer();
    server.use(...ci.handlers);
    store = makeStore();
    ci.setLatency(latency * 1000);
    const subscription = poll(interval * 1000);
    await pass(10);
    subscription.unsubscribe();
    await pass(5);
    rows.push(
      `${`${latency} s`.padEnd(22)}${`${interval} s`.padEnd(10)}${ci.came.join(', ')}`,
    );
  }
  await record('./seconds.output.txt', rows.join('\n'));
});
