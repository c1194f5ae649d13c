import {readFileSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {BuildRecord, SETTINGS} from './upToDate.mjs';

let site = '';
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(site, file)), {recursive: true});
  await writeFile(join(site, file), text);
};
const record = (outDir = 'build') => new BuildRecord(site, outDir);
const isUpToDate = async (env = {}) => record().isUpToDate(await record().sources(env));

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'up-to-date-'));
  await write('package.json', '{}');
  await write('docs/page.mdx', '# Page');
  await write('node_modules/.package-lock.json', '{}');
  await write('node_modules/@reduxjs/toolkit/dist/index.d.ts', 'export {}');
  await write('build/page.html', '<h1>Page</h1>');
  await record().keep(await record().sources({}));
});
afterEach(() => rm(site, {recursive: true}));

test('a site is up to date while nothing has changed', async () => {
  expect(await isUpToDate()).toBe(true);
});

test.each([
  ['a page', 'docs/page.mdx'],
  ['a new file', 'docs/new/page.mdx'],
  ['a setting of the project', 'package.json'],
  ['the packages', 'node_modules/.package-lock.json'],
  ['the library', 'node_modules/@reduxjs/toolkit/dist/index.d.ts'],
  ['a built page', 'build/page.html'],
  ['something in the build that it did not leave', 'build/other.html'],
])('%s: it is not', async (_what, file) => {
  await write(file, 'changed');
  expect(await isUpToDate()).toBe(false);
});

test('nor with a setting of the owner, without the build, or in another folder', async () => {
  expect(await isUpToDate({BASE_URL: '/docs/'})).toBe(false);
  expect(await record('other').isUpToDate(await record('other').sources({}))).toBe(false);
  await rm(join(site, 'build'), {recursive: true});
  expect(await isUpToDate()).toBe(false);
});

test('nor after a build that was interrupted', async () => {
  await record().forget();
  expect(await isUpToDate()).toBe(false);
});

test('what the build leaves beside the site does not count', async () => {
  for (const file of ['.docusaurus/routes.js', '.cache/a', 'node_modules/.cache/b', '.git/HEAD'])
    await write(file, 'x');
  expect(await isUpToDate()).toBe(true);
});

test('every setting that the site reads is among them', () => {
  const [, names = ''] = /const \{([^}]*)\} = process\.env/.exec(
    readFileSync('docusaurus.config.ts', 'utf8'),
  )!;
  const read = [
    ...names.matchAll(/\b([A-Z][A-Z_]+):/g),
    ...readFileSync('plugins/search/hosted/hostedEngine.ts', 'utf8').matchAll(/env\.([A-Z_]+)/g),
  ].map(([, name]) => name!);
  expect(read.length).toBeGreaterThan(8);
  expect(read.filter((name) => !SETTINGS.includes(name))).toEqual([]);
});
