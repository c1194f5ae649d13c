import {expect, test} from 'vitest';
import {readFenceMeta} from './fenceMeta';

test.each([
  [null, {rest: ''}],
  ['npm2yarn', {rest: 'npm2yarn', npm2yarn: true}],
  ['sample=a/b.ts', {file: 'a/b.ts', rest: ''}],
  ['sample=a/b.ts#slice wrap', {file: 'a/b.ts', region: 'slice', rest: 'wrap'}],
  [
    'title="The shelf" sample="a/b.ts#slice"',
    {file: 'a/b.ts', region: 'slice', title: 'The shelf', rest: 'title="The shelf"'},
  ],
  ['resample=a', {rest: 'resample=a'}],
])('%s', (meta, expected) => {
  expect(readFenceMeta(meta)).toEqual(expected);
});
