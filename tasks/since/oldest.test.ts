import {expect, test} from 'vitest';
import {compilerErrors, oldest, type Block, type Trial} from './oldest';
import {releasesToRead, releasesToRun} from './releases.mjs';

const block = (key: string, lines: number[], text = ''): Block => ({
  key,
  file: key.split('#')[0]!,
  lines,
  text,
});
const trial = (version: string, parts: Partial<Trial> = {}): Trial => ({
  version,
  errors: [],
  failed: [],
  ...parts,
});

test('a block works from the release after the last one that refuses its lines', () => {
  const blocks = [
    block('a.ts#new', [4, 5]),
    block('a.ts#old', [8, 9]),
    block('a.ts#uses', [12], 'select(ids)'),
    block('b.ts', [1, 2]),
    block('c.ts', [1]),
  ];
  const trials = [
    trial('2.0.1', {
      errors: [
        {file: 'a.ts', line: 5},
        {file: 'c.ts', line: 1},
      ],
    }),
    trial('2.1.0', {
      errors: [
        {file: 'a.ts', line: 5},
        {file: 'a.ts', line: 1, missing: 'select'},
      ],
    }),
    trial('2.2.8', {errors: [{file: 'a.ts', line: 4}], failed: ['b.ts']}),
    trial('2.3.0', {failed: ['b.ts']}),
  ];
  expect(oldest(blocks, trials, '2.4.0')).toEqual({
    'a.ts#new': '2.3',
    'a.ts#uses': '2.2',
    'b.ts': '2.4',
    'c.ts': '2.1',
  });
});

test('what the compiler prints', () => {
  const output = [
    "samples/api/x/a.ts(3,10): error TS2305: Module '\"@reduxjs/toolkit\"' has no exported member 'select'.",
    "  The types of 'x' are incompatible.",
    "samples/api/x/b.tsx(7,1): error TS2578: Unused '@ts-expect-error' directive.",
    "samples/api/x/b.tsx(9,1): error TS2339: Property 'y' does not exist on type 'Z'.",
  ].join('\n');
  expect(compilerErrors(output)).toEqual([
    {file: 'api/x/a.ts', line: 3, missing: 'select'},
    {file: 'api/x/b.tsx', line: 9},
  ]);
});

test('which releases are read and run', () => {
  const published = [
    '1.9.0',
    '1.9.7',
    '2.0.0-rc.1',
    '2.0.0',
    '2.10.0',
    '2.2.0',
    '2.2.8',
    '2.10.1',
    '2.11.0',
    '2.12.0',
  ];
  const read = releasesToRead(published, '2.11.0');
  expect(read).toEqual(['1.9.7', '2.0.0', '2.2.0', '2.2.8', '2.10.0', '2.10.1', '2.11.0']);
  expect(releasesToRun(read)).toEqual(['2.0.0', '2.2.8', '2.10.1']);
});
