import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {docIds} from '../routes';
import {expect, open, test} from './fixtures';

const key = 'docs-preferred-version-default';
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test('there is one version, current, labelled Next, with one sidebar', () => {
  const generated = join(import.meta.dirname, '..', '..', '.docusaurus', 'globalData.json');
  const {default: docs} = JSON.parse(readFileSync(generated, 'utf8'))['docusaurus-plugin-content-docs'];
  expect(docs.versions).toHaveLength(1);
  const [version] = docs.versions;
  expect(version).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: 'introduction/getting-started',
  });
  expect(version.docs.map((doc: {id: string}) => doc.id).sort()).toEqual([...docIds].sort());
  for (const doc of version.docs) expect(doc, doc.id).toMatchObject({path: `/${doc.id}`, sidebar: 'docs'});
  expect(Object.keys(version.sidebars)).toEqual(['docs']);
});

test('a stored preferred version that exists is kept', async ({page}) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'current'), key);
  await open(page, '/api/createSlice');
  expect(await stored(page)).toBe('current');
});

test('one that does not exist is dropped', async ({page}) => {
  await page.addInitScript((name) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem(name, '0.8');
    sessionStorage.setItem('seeded', 'yes');
  }, key);
  await open(page, '/api/createSlice');
  await expect.poll(() => stored(page)).toBeNull();
});
