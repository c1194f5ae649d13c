import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {checkPage} from '../../plugins/api-reference/checkPage';
import homes from '../../plugins/api-reference/coverage/homes.json';
import {internal} from '../../plugins/api-reference/coverage/internal';
import {pagesOf, siteLibrary} from '../../plugins/api-reference/siteLibrary';

vi.setConfig({testTimeout: 120_000});

const siteDir = join(__dirname, '../..');
const pages = pagesOf(join(siteDir, 'docs'));

const library = siteLibrary(siteDir);

describe('option tables, signatures and messages agree with the library', () => {
  test.each(pages.map((page) => relative(siteDir, page)))('%s', async (page) => {
    expect(await checkPage(page, readFileSync(join(siteDir, page), 'utf8'), library)).toEqual([]);
  });
});

describe('every export has one home', () => {
  test('no export is left out', async () => {
    const names = (await library.exports()).map(({name}) => name);
    const known = [...Object.keys(homes), ...Object.keys(internal)];
    expect({
      missing: names.filter((name) => !known.includes(name)),
      gone: known.filter((name) => !names.includes(name)),
    }).toEqual({
      missing: [],
      gone: [],
    });
  });

  test('no export has two', () => {
    const text = readFileSync(join(siteDir, 'plugins/api-reference/coverage/homes.json'), 'utf8');
    const names = [...text.matchAll(/^\s+"(\w+)":/gm)].map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(Object.keys(internal).filter((name) => names.includes(name))).toEqual([]);
  });

  test('every home is a page of the site', () => {
    const routes = pages.map((page) => `/${relative(join(siteDir, 'docs'), page).replace(/\.mdx$/, '')}`);
    const lost = Object.entries(homes).filter(([, home]) => !routes.includes(home.split('#')[0]!));
    expect(lost).toEqual([]);
  });
});
