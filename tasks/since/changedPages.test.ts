import {expect, test} from 'vitest';
import {changedPages} from './changedPages';

const files = new Map([
  ['a/one.ts', "import {two} from '../b/two';"],
  ['b/two.ts', 'export const two = 2;'],
  ['c/three.ts', 'export const three = 3;'],
]);
const pageOf = (file: string) => file.split('/')[0]!;
const digests = {a: '1', b: '2', c: '3'};
const last = {compiled: ['2.0.1'], run: ['2.0.1'], pages: digests, oldest: {}};
const changed = (...[now, before, versions]: [typeof digests, typeof last | undefined, string[]?]) => [
  ...changedPages(now, before, versions ?? ['2.0.1'], files, pageOf),
];

test('nothing is tried again while no sample changes', () => {
  expect(changed(digests, last)).toEqual([]);
});

test('a page is tried when its samples changed, or those that they import', () => {
  expect(changed({...digests, c: 'new'}, last)).toEqual(['c']);
  expect(changed({...digests, b: 'new'}, last)).toEqual(['a', 'b']);
});

test('all are tried the first time, with another release, and after a run that only compiled', () => {
  expect(changed(digests, undefined)).toEqual(['a', 'b', 'c']);
  expect(changed(digests, last, ['2.0.1', '2.1.0'])).toEqual(['a', 'b', 'c']);
  expect(changed(digests, {...last, run: []})).toEqual(['a', 'b', 'c']);
});
