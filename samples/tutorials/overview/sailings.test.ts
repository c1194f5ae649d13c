import {beforeEach, expect, it, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {recordOutput} from '../../testing/recordOutput';
import {server} from '../../testing/server';
import {useFakeClock} from '../../testing/useFakeClock';
import {ferryServer} from './handlers';

let requests: string[];

// Each test runs the program anew.
beforeEach(() => {
  vi.resetModules();
  requests = [];
  server.use(...ferryServer(requests));
});

it('sends one request for two subscribers', async () => {
  await recordOutput('./sailings.output.txt', () => import('./sailings'));
  expect(requests).toEqual(['list north']);
});

it('refetches what a change made out of date', async () => {
  captureConsole();
  const {ferryApi, store} = await import('./sailings');
  await store.dispatch(ferryApi.endpoints.cancelSailing.initiate(17));
  await vi.waitFor(() =>
    expect(requests).toEqual(['list north', 'cancel 17', 'list north']),
  );
});

it('keeps a timer for a minute when data becomes unused', async () => {
  const clock = useFakeClock();
  captureConsole();
  const {ferryApi, store} = await import('./sailings');
  const {getSailings} = ferryApi.endpoints;
  await clock.advance(1000);
  expect(vi.getTimerCount()).toBe(0);
  const south = store.dispatch(getSailings.initiate('south'));
  await south;
  south.unsubscribe();
  await clock.advance(59_000);
  expect(vi.getTimerCount()).toBe(1);
  await clock.advance(2000);
  expect(vi.getTimerCount()).toBe(0);
});
