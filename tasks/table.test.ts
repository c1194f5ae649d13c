import {expect, test} from 'vitest';
import {table} from './table.mjs';
import {one} from './tally.mjs';

test('each step with its time and outcome, and how long all of it took', () => {
  const rows = [
    {name: 'types', tally: one(true), milliseconds: 9_400},
    {name: 'build', tally: one(false), milliseconds: 84_000},
    {name: 'browser', tally: one(false), milliseconds: 0, note: 'not run: build failed'},
  ];
  expect(`\n${table(rows, 93_000)}\n`).toBe(`
  ✔ types    0:09  1 passed, 0 failed
  ✘ build    1:24  0 passed, 1 failed
  ✘ browser  0:00  not run: build failed
    in all   1:33
`);
});
