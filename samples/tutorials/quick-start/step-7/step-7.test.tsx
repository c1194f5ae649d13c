import {act, configure, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {StrictMode, useEffect} from 'react';
import {expect, it, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {bootApp} from '../../../testing/bootApp';
import capacity from './capacity.json';

configure({asyncUtilTimeout: 4000}); // a busy machine may need longer than the default second

const boot = () => bootApp(() => import('./main'));
const sign = () => screen.getByText(/^ground:/).textContent;
const statuses = (printed: string[]) =>
  printed.map((text) => /status: '(\w+)'/.exec(text)?.[1]);

/** Serves the capacity file once `answer` is called, so that the loading state lasts as long as a test looks at it. */
function serveCapacity() {
  const requests: Request[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('/capacity.json', async ({request}) => {
      requests.push(request);
      await answered;
      return HttpResponse.json(capacity);
    }),
  );
  return {requests, answer: () => answer()};
}

it('prints idle, loading and ready', async () => {
  const {answer} = serveCapacity();
  await recordOutput('./console.output.txt', async () => {
    await boot();
    answer();
    await screen.findByText('ground: 0 of 40 parked');
  });
});

it('shows that it loads, then the capacity, with one request', async () => {
  const {requests, answer} = serveCapacity();
  const printed = captureConsole();
  await boot();
  expect(screen.getByRole('status').textContent).toBe('Loading capacity…');
  expect(sign()).toBe('ground: 0 of ? parked');
  answer();
  await screen.findByText('ground: 0 of 40 parked');
  expect(screen.queryByRole('status')).toBeNull();
  expect(statuses(printed.texts('log'))).toEqual([
    'idle',
    'loading',
    'ready',
  ]);
  expect(requests).toHaveLength(1);
});

it('fails with the message of the error, and a second try can succeed', async () => {
  serveCapacity().answer();
  server.use(
    http.get(
      '/capacity.json',
      () => new HttpResponse(null, {status: 503}),
      {once: true},
    ),
  );
  const printed = captureConsole();
  await boot();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'No capacity: Server error 503',
  );
  expect(statuses(printed.texts('log'))).toEqual([
    'idle',
    'loading',
    'failed',
  ]);
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await screen.findByText('ground: 0 of 40 parked');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('fails when the answer is a page instead of JSON', async () => {
  server.use(
    http.get('/capacity.json', () => HttpResponse.html('<!doctype html>')),
  );
  captureConsole();
  await boot();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'is not valid JSON',
  );
});

it('gives the dispatcher a promise that never rejects', async () => {
  serveCapacity().answer();
  captureConsole();
  await boot();
  const [{store}, {fetchCapacity}] = await Promise.all([
    import('./store'),
    import('./garageSlice'),
  ]);
  const done = await act(() => store.dispatch(fetchCapacity()));
  expect(done.type).toBe('garage/fetchCapacity/fulfilled');
  server.use(http.get('/capacity.json', () => HttpResponse.error()));
  const failed = await act(() => store.dispatch(fetchCapacity()));
  expect(failed.type).toBe('garage/fetchCapacity/rejected');
});

it('would be sent twice from an effect, because StrictMode mounts twice in development', () => {
  const send = vi.fn();
  const Sender = () => {
    useEffect(send, []);
    return null;
  };
  render(
    <StrictMode>
      <Sender />
    </StrictMode>,
  );
  expect(send).toHaveBeenCalledTimes(2);
});
