import {afterAll, afterEach, beforeAll, expect, vi} from 'vitest';
import {server} from './server';

let unhandled: string[] = [];
server.events.on('request:unhandled', ({request}) => {
  unhandled.push(`${request.method} ${request.url}`);
});

beforeAll(() => server.listen({onUnhandledRequest: 'error'}));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  // The library turns a failed request into state, so a forgotten handler could pass unseen.
  const requests = unhandled;
  unhandled = [];
  expect(
    requests,
    'no handler answered these requests: add them with server.use(…)',
  ).toEqual([]);
});
afterAll(() => server.close());
