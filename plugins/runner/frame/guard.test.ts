import {afterEach, expect, test} from 'vitest';
import {addGuard} from './guard';
import {placeOf} from './placeOf';

const frame = globalThis as {__guard?: (file: string, line: number) => void};

afterEach(() => {
  delete frame.__guard;
});

/** A clock, and what is to be done after the task. */
function start() {
  const clock = {time: 0, endTask: () => {}, told: [] as number[]};
  addGuard(
    ({place}) => clock.told.push(place.line),
    () => clock.time,
    ((run: () => void) => {
      clock.endTask = run;
    }) as unknown as typeof setTimeout,
  );
  return clock;
}

test('code that goes on for too long is stopped at its place, again and again', () => {
  const clock = start();
  frame.__guard!('a.ts', 1);
  clock.time = 1999;
  frame.__guard!('a.ts', 2);
  clock.time = 2001;
  for (const line of [3, 4])
    expect(() => frame.__guard!('a.ts', line)).toThrow(
      expect.objectContaining({name: 'Stopped', place: {file: 'a.ts', line}}),
    );
  expect(clock.told).toEqual([3]);
});

test('code that waits may go on for ever', () => {
  const clock = start();
  for (let task = 0; task < 10; task++) {
    frame.__guard!('a.ts', 1);
    clock.time += 1500;
    frame.__guard!('a.ts', 2);
    clock.endTask();
  }
  expect(clock.time).toBe(15_000);
});

test.each([
  [
    'Error: no\n    at run (frame.js:1:2)\n    at List (page/List.tsx:12:5)\n    at page/app.ts:3:1',
    'page/List.tsx',
    12,
  ],
  ['Error: no\n    at page/app.ts:3:1', 'page/app.ts', 3],
  ['run@https://a.example/frame.js:1:2\nList@page/List.tsx:12:5\n', 'page/List.tsx', 12],
])('an error is where the sample threw it', (stack, file, line) => {
  const modules = {'page/List.tsx': '', 'page/app.ts': ''};
  expect(placeOf({stack}, modules)).toEqual({file, line});
});

test('an error without a place of the sample has none', () => {
  for (const error of [undefined, null, 'text', {stack: 'at constructor:1:1'}, new Error('no')])
    expect(placeOf(error, {'page/a.ts': ''})).toBeUndefined();
});
