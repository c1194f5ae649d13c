import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {differences} from './digests.mjs';

let folder = '';
const first = () => join(folder, 'first');
const second = () => join(folder, 'second');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'digests-'));
  for (const copy of [first(), second()]) {
    await mkdir(join(copy, 'deep'), {recursive: true});
    await writeFile(join(copy, 'deep', 'page.html'), 'same');
  }
});
afterEach(() => rm(folder, {recursive: true}));

it('finds nothing in equal folders', async () => {
  expect(await differences(first(), second())).toEqual([]);
});

it('names a file that differs and one that only one folder has', async () => {
  await writeFile(join(second(), 'deep', 'page.html'), 'other');
  await writeFile(join(first(), 'alone.js'), '');
  expect(await differences(first(), second())).toEqual(['alone.js', join('deep', 'page.html')]);
});
