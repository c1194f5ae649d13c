import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {runWithFault} from './runWithFault';

const handlers = [
  http.get('https://harbor.example/boats', () =>
    HttpResponse.json(['Ada']),
  ),
];
const load = async () => {
  const response = await fetch('https://harbor.example/boats');
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as string[];
};

test('a failure that is thrown shows in what the run came to', async () => {
  const {text, violations, sent} = await runWithFault(
    handlers,
    load,
    'status 500',
  );
  expect(text).toContain('failed with Error: status 500');
  expect(violations).toEqual([]);
  expect(sent).toBe(1);
});

test('a failure that is swallowed looks like an empty result', async () => {
  const careless = () => load().catch(() => []);
  const failed = await runWithFault(handlers, careless, 'no network');
  const empty = await runWithFault(handlers, careless, 'empty');
  expect(failed.text).toBe(empty.text);
});

test('a forgotten promise is caught', async () => {
  const {violations} = await runWithFault(
    handlers,
    () => void load(),
    'no network',
  );
  expect(violations.map(({rule}) => rule)).toEqual(['unhandledRejection']);
});

test('a run that never ends is caught', async () => {
  const {violations} = await runWithFault(
    handlers,
    () => new Promise(() => {}),
  );
  expect(violations.map(({rule}) => rule)).toEqual(['loadsForever']);
}, 60_000);
