import {existsSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import {docRoutes} from '../routes';
import {expect, open, test} from './fixtures';

/** What a reader's phone loads before it is touched, in bytes compressed with brotli: the median of all docs pages. */
const LIMITS = {script: 115_000, style: 12_000, page: 16_000, other: 5_000};
type Kind = keyof typeof LIMITS;

const build = join(import.meta.dirname, '..', '..', 'build');

test.use({viewport: {width: 390, height: 844}});
test.setTimeout(300_000);

function compressedSize(path: string): number {
  const file = join(build, extname(path) ? path : `${path}.html`);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function kindOf(path: string): Kind {
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  return extname(path) ? 'other' : 'page';
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

test('a docs page is light, and loads nothing that was not asked for', async ({browser, baseURL}) => {
  const sizes: Record<Kind, number[]> = {script: [], style: [], page: [], other: []};
  const pagesLoaded: string[] = [];
  for (const route of docRoutes) {
    const context = await browser.newContext({baseURL: baseURL!, viewport: {width: 390, height: 844}});
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await open(page, route);
    await page.waitForLoadState('networkidle');
    await context.close();

    const sum = {script: 0, style: 0, page: 0, other: 0};
    for (const path of asked) sum[kindOf(path)] += compressedSize(path);
    for (const kind of Object.keys(sum) as Kind[]) sizes[kind].push(sum[kind]);
    pagesLoaded.push(...[...asked].filter((path) => kindOf(path) === 'page' && path !== route));
  }
  const medians = Object.fromEntries(
    (Object.keys(LIMITS) as Kind[]).map((kind) => [kind, median(sizes[kind])]),
  ) as Record<Kind, number>;
  console.log('Median bytes of a docs page:', medians);
  for (const kind of Object.keys(LIMITS) as Kind[])
    expect.soft(medians[kind], kind).toBeLessThanOrEqual(LIMITS[kind]);
  expect(pagesLoaded, 'other pages').toEqual([]);
});
