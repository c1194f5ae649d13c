import {expect, test} from 'vitest';
import {FORMAT, unpackIndex} from './indexFile';

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
