import {http, HttpResponse} from 'msw';
import {beforeEach, expect, it, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {recordOutput} from '../../testing/recordOutput';
import {server} from '../../testing/server';

let requests: string[];

// Each test runs the program anew.
beforeEach(() => {
  vi.resetModules();
  requests = [];
  server.use(
    http.get(
      'https://ferry.example/api/piers/:pier/sailings',
      ({params}) => {
        requests.push(`list ${String(params.pier)}`);
        return HttpResponse.json([{id: 17, departs: '09:40'}]);
      },
    ),
    http.delete('https://ferry.example/api/sailings/:id', ({params}) => {
      requests.push(`cancel ${String(params.id)}`);
      return HttpResponse.json(null);
    }),
  );
});

it('answers two subscribers with one request', async () => {
  await recordOutput('./sailings.output.txt', () => import('./sailings'));
  expect(requests).toEqual(['list north']);
});

it('reloads what a change made out of date', async () => {
  captureConsole();
  const {ferryApi, store} = await import('./sailings');
  await store.dispatch(ferryApi.endpoints.cancelSailing.initiate(17));
  await vi.waitFor(() =>
    expect(requests).toEqual(['list north', 'cancel 17', 'list north']),
  );
});
