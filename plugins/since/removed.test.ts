import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {expect, test} from 'vitest';
import {expandRemoved} from './removed';
import {sinceFile, type SinceFile} from './sinceFile';

const data: SinceFile = {
  ...sinceFile,
  gone: {exports: {getType: '1.9', Func0: '1.8'}, members: {'Options<A> from x': {ignore: '1.9'}}},
};
const expand = (items: string, attributes = '') => {
  const tree = remark().use(remarkMdx).parse(`<Removed${attributes}>\n\n${items}\n\n</Removed>`) as Root;
  const problems = expandRemoved(tree, data).map(({message}) => message);
  return {problems, text: toString(tree)};
};

test('each name gets the last release that had it', () => {
  const {problems, text} = expand('- `getType`, `Func0`: write `type`.\n- `Options.ignore`: gone.');
  expect(problems).toEqual([]);
  expect(text).toContain('getType until 1.9, Func0 until 1.8: write type.');
  expect(text).toContain('Options.ignore until 1.9: gone.');
});

test('nothing is forgotten, and nothing stays that was never there', () => {
  const {problems} = expand('- `getType`, `defaultMemoize`: write `type`.', ' without="Func0 Func9"');
  expect(problems).toEqual([
    'Options.ignore is gone since 1.9: add - `Options.ignore`: what to use instead.',
    'no release that was read had defaultMemoize and lost it: remove it from <Removed>.',
    'no release that was read had Func9 and lost it: remove it from <Removed>.',
  ]);
});
