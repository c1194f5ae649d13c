import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {changedOriginals} from './changedOriginals.mjs';
import {failedTests} from './failedTests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'framework-'));
afterAll(() => rmSync(folder, {recursive: true}));

function install(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, 'node_modules/@docusaurus', file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }
  return join(folder, name);
}

test('replaced components whose original changed are named, others are not', () => {
  const theme = 'theme-classic/lib/theme';
  const before = install('before', {
    [`${theme}/DocItem/Footer/index.js`]: 'old',
    [`${theme}/Root/index.js`]: 'same',
    [`${theme}/Layout/index.js`]: 'old, not replaced',
    [`${theme}/Gone/index.js`]: 'left out by the new version',
  });
  const after = install('after', {
    [`${theme}/DocItem/Footer/index.js`]: 'new',
    [`${theme}/Root/index.js`]: 'same',
    [`${theme}/Layout/index.js`]: 'new, not replaced',
  });
  expect(changedOriginals(['DocItem/Footer', 'Root', 'Gone'], before, after)).toEqual([
    `node_modules/@docusaurus/${theme}/DocItem/Footer/index.js`,
  ]);
});

test('failed tests and files that cannot be run are told without their stacks', () => {
  const testResults = [
    {
      name: '/copy/plugins/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        {fullName: 'a page', status: 'failed', failureMessages: ['Error: changed\nFound: x\n    at here']},
        {fullName: 'a list', status: 'passed', failureMessages: []},
      ],
    },
    {name: '/copy/plugins/b.test.ts', status: 'failed', message: 'no such module', assertionResults: []},
    {name: '/copy/plugins/c.test.ts', status: 'passed', message: '', assertionResults: []},
  ];
  expect(failedTests({testResults}, '/copy')).toEqual([
    'plugins/a.test.ts: "a page" fails: Error: changed\nFound: x',
    'plugins/b.test.ts cannot be run: no such module',
  ]);
});
