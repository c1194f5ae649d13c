import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {apply, misfits} from './edits.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  writeFileSync(join(folder, 'a.ts'), 'one two two');
});
afterEach(() => rmSync(folder, {recursive: true}));

const mutation = (id: string, file: string, find: string | null) => ({
  id,
  why: '',
  edits: [{file, find, replace: 'three $&'}],
  caughtBy: 'unit',
});

test('edits are applied and undone, as they are written', () => {
  const undo = apply(
    [...mutation('a', 'a.ts', 'one').edits, ...mutation('b', 'new/b.ts', null).edits],
    folder,
  );
  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('three $& two two');
  expect(readFileSync(join(folder, 'new/b.ts'), 'utf8')).toBe('three $&');
  undo();
  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('one two two');
  expect(existsSync(join(folder, 'new/b.ts'))).toBe(false);
});

test('a mutation that does not fit the sources exactly once is named', () => {
  const list = [
    mutation('fits', 'a.ts', 'one'),
    mutation('twice', 'a.ts', 'two'),
    mutation('nowhere', 'a.ts', 'four'),
    mutation('no-file', 'c.ts', 'one'),
    mutation('not-new', 'a.ts', null),
    mutation('fits', 'new.ts', null),
  ];
  expect(misfits(list, folder)).toEqual([
    'fits: the id is there twice',
    'twice: a.ts has the text 2 times, not once: "two"',
    'nowhere: a.ts has the text 0 times, not once: "four"',
    'no-file: c.ts is not there',
    'not-new: a.ts is there already',
  ]);
});
