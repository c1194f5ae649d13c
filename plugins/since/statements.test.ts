import {remark} from 'remark';
import {expect, test} from 'vitest';
import {sinceFile, type SinceFile} from './sinceFile';
import {checkStatements} from './statements';

const data: SinceFile = {
  ...sinceFile,
  exports: {skipToken: '1.6', select: '2.6'},
  members: {Options: {pages: '2.6', name: '2.3'}, Result: {name: '2.4'}},
};
const tested = [
  {page: 'docs/a.mdx', says: 'a retry waits', version: '2.9', test: {file: 'a.test.ts', name: 'waits'}},
];
const check = (text: string, entries: typeof tested = []) =>
  checkStatements(remark().parse(text), 'docs/a.mdx', data, entries).map(
    ({line, message}) => `${line}: ${message}`,
  );

test.each([
  '`select` exists since 2.6.',
  'Use `pages` (since 2.6).',
  'It took 2.6 s, since 2.6 s is the limit.',
  'In 2.6 and 1.x.',
])('no problem: %s', (text) => expect(check(text)).toEqual([]));

test('a version that the releases contradict', () => {
  expect(check('Text.\n\nOne. `select(a)` exists since 2.7. Two.')).toEqual([
    '3: "select(a) exists since 2.7": select came with 2.6, not 2.7: leave the version out, the page shows it.',
  ]);
});

test.each(['Since 2.9 a retry waits.', 'Before RTK 2.9, `skipToken` waited.', 'Since 2.9 `name` waits.'])(
  'a version that no release tells: %s',
  (text) =>
    expect(check(text)[0]).toMatch(
      /^1: .*: no release tells whether "(since|before) 2.9" is right: add a test/,
    ),
);

test('a list of news below the heading of a release', () => {
  const news = (version: string) =>
    check(`### ${version}\n\n- \`select\` reads pages.\n- Faster.\n\n### Others\n\n- \`name\`.`);
  expect(news('2.6')).toEqual([]);
  expect(news('2.7')).toEqual([
    '3: "select reads pages.": select came with 2.6, not 2.7: leave the version out, the page shows it.',
  ]);
});

test('is listed with its test, as long as a sentence says it', () => {
  expect(check('Since 2.9 a retry waits.', tested)).toEqual([]);
  expect(check('Since 2.8 a retry waits.', tested)).toEqual([
    '1: "Since 2.8 a retry waits": its test is about 2.9.',
  ]);
  expect(check('A retry waits.', tested)[0]).toContain('no sentence with a version says "a retry waits"');
});
