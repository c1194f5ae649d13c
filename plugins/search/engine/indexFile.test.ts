import {expect, test} from 'vitest';
import type {SearchRecord} from '../records/searchRecord';
import {FORMAT, packIndex, unpackIndex} from './indexFile';

test.each([
  ['nothing', null],
  ['a text', 'hello'],
  ['the not-found page as JSON', {}],
  ['another format', {format: FORMAT + 1, pages: [], entries: []}],
  ['no entries', {format: FORMAT, pages: [], entries: []}],
  ['cut-off pages', {format: FORMAT, pages: [['/a', 'A', 'G']], entries: [[0, 0, 1, '', 'A', '']]}],
  ['cut-off entries', {format: FORMAT, pages: [['/a', 'A', 'G', '', '']], entries: [[0, 0, 1]]}],
  ['an unknown kind', {format: FORMAT, pages: [['/a', 'A', 'G', '', '']], entries: [[0, 9, 1, '', 'A', '']]}],
])('%s is refused', (_what, file) => {
  expect(() => unpackIndex(file)).toThrow('index is damaged');
});

test('questions are kept, with and without a release', () => {
  const pages = [['/a', 'A', 'G', '', '']];
  const entries = [
    [0, 1, 2, '', 'lid', '', '2.6', 'one\ntwo'],
    [0, 1, 2, '', 'cup', '', '', 'three'],
    [0, 1, 2, '', 'tea', ''],
  ];
  const unpacked = unpackIndex({format: FORMAT, pages, entries});
  expect(unpacked.map(({questions}) => questions)).toEqual([['one', 'two'], ['three'], []]);
  expect(unpacked.map(({since}) => since)).toEqual(['2.6', undefined, undefined]);
});

test('the release that brought something is kept, where there is one', () => {
  const pages = [['/a', 'A', 'G', '', '']];
  const entries = [
    [0, 2, 2, '', 'lid', '', '2.6'],
    [0, 2, 2, '', 'boilAt', ''],
  ];
  expect(unpackIndex({format: FORMAT, pages, entries}).map(({since}) => since)).toEqual(['2.6', undefined]);
});

test('a text is cut, but no name is lost that it explains', () => {
  const record = {
    url_without_anchor: '/tea',
    anchor: 'lid',
    type: 'lvl2',
    kind: 'section',
    hierarchy: {lvl0: 'Kitchen', lvl1: 'Tea', lvl2: 'Lid'},
    content: 'lid: keeps it warm, also when nobody drinks. teaCosy: keeps it warmer.',
    symbols: [],
    defines: ['lid', 'teaCosy'],
    keywords: [],
    questions: [],
    wordings: [],
  } as unknown as SearchRecord;
  const [entry] = unpackIndex(packIndex([record], '/', 20));
  expect(entry!.defines).toEqual(['lid', 'teaCosy']);
  expect(entry!.content).not.toContain('warmer');
  expect(entry!.content).toContain('teaCosy');
});
