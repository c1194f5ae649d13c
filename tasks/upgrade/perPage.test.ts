import {expect, test} from 'vitest';
import {perPage} from './perPage.mjs';

const isPage = (page: string) =>
  page === 'docs/api/createSlice.mdx' || page === 'docs/tutorials/quick-start.mdx';

test('what the checks found is told page by page, a sample under the page it belongs to', () => {
  const drift = {'docs/api/createSlice.mdx': ['docs/api/createSlice.mdx:9: Slice has no member name.']};
  const tests = {
    testResults: [
      {
        name: '/site/samples/api/createSlice/queue.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          {fullName: 'queue grows', status: 'failed', failureMessages: ['Error: no queue\n  at somewhere']},
          {fullName: 'queue shrinks', status: 'passed', failureMessages: []},
        ],
      },
      {
        name: '/site/samples/tutorials/quick-start/mistakes/gate.test.tsx',
        status: 'failed',
        message: 'no export named Gate\nmore',
        assertionResults: [],
      },
      {name: '/site/samples/testing/server.test.ts', status: 'passed', message: '', assertionResults: []},
    ],
  };
  const compiled = [
    "samples/api/createSlice/queue.ts(3,10): error TS2305: Module has no exported member 'Slice'.",
    'samples/testing/server.ts(1,1): error TS1: Wrong.',
    `plugins/api-reference/readable/store.proof.ts(9,3): error TS2344: Type '"middleware"' does not satisfy 'never'.`,
  ].join('\n');

  expect(perPage(drift, tests, compiled, isPage)).toEqual([
    [
      'docs/api/createSlice.mdx',
      [
        'docs/api/createSlice.mdx:9: Slice has no member name.',
        'samples/api/createSlice/queue.test.ts: "queue grows" fails: Error: no queue',
        "samples/api/createSlice/queue.ts:3 does not compile: TS2305: Module has no exported member 'Slice'.",
      ],
    ],
    [
      'docs/tutorials/quick-start.mdx',
      ['samples/tutorials/quick-start/mistakes/gate.test.tsx cannot be run: no export named Gate'],
    ],
    [
      'plugins/api-reference/readable',
      [
        `plugins/api-reference/readable/store.proof.ts:9 does not compile: TS2344: Type '"middleware"' does not satisfy 'never'.`,
      ],
    ],
    ['samples/testing', ['samples/testing/server.ts:1 does not compile: TS1: Wrong.']],
  ]);
});

test('nothing found is nothing told', () => {
  expect(perPage({}, {testResults: []}, '', isPage)).toEqual([]);
});
