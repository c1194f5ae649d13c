import type {Browser, Page} from '@playwright/test';
import {docRoutes} from '../routes';
import {expect, test} from './fixtures';
import {serveInPieces, type SlowSite} from './inPieces';

declare global {
  interface Window {
    /** Every shift of the layout so far. */
    shifts: () => Shift[];
  }
}

interface Shift {
  size: number;
  /** The classes of what moved. */
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null}[];
}

/** What browsers' own tools show as zero. */
const NOTHING = 0.0005;

test.setTimeout(600_000);

let site: SlowSite;
test.beforeAll(async () => {
  site = await serveInPieces(process.env['SITE']!);
});
test.afterAll(() => site.close());

function recordShifts() {
  const entries: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({type: 'layout-shift', buffered: true});
  const nameOf = ({node}: {node: Node | null}) => (node instanceof Element ? node.className : String(node));
  window.shifts = () =>
    [...entries, ...(observer.takeRecords() as LayoutShift[])].map(({value, sources}) => ({
      size: value,
      moved: sources.map(nameOf),
    }));
}

/** Scripts wait until the page has been painted: whatever they move is seen to move. */
async function paintFirst(page: Page) {
  await page.route('**/*.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}

async function shiftsOf(browser: Browser, address: string, options: object = {}, meddle = () => {}) {
  const context = await browser.newContext({baseURL: site.origin, ...options});
  const page = await context.newPage();
  await page.addInitScript(recordShifts);
  await page.addInitScript(meddle);
  await paintFirst(page);
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  // What effects change is on screen two frames later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const shifts = await page.evaluate(() => window.shifts());
  await context.close();
  return shifts;
}

test('what a script moves is noticed', async ({browser}) => {
  const shifts = await shiftsOf(browser, '/', {}, () =>
    addEventListener('load', () => document.body.prepend('Late')),
  );
  expect(shifts.length).toBeGreaterThan(0);
});

test('what arrives late and moves what is there is noticed', async ({browser}) => {
  const hasty = await serveInPieces(process.env['SITE']!, {
    edit: (html) => html.replaceAll('blocking=render', ''),
    pause: 150,
  });
  const options = {baseURL: hasty.origin, viewport: {width: 1280, height: 844}};
  expect((await shiftsOf(browser, '/', options)).length).toBeGreaterThan(0);
  hasty.close();
});

const WIDTHS = [390, 1280];

for (const [turn, colorScheme] of (['light', 'dark'] as const).entries())
  test(`nothing moves on any page while it loads: ${colorScheme}`, async ({browser}) => {
    const moved: Record<string, unknown> = {};
    for (const [at, route] of ['/', '/search', ...docRoutes].entries()) {
      // Phone and desk by turns, the other way round in the other mode: every page is seen on both.
      const width = WIDTHS[(at + turn) % 2];
      const options = {colorScheme, viewport: {width, height: 844}};
      const shifts = await shiftsOf(browser, route, options);
      if (shifts.reduce((sum, {size}) => sum + size, 0) > NOTHING) moved[`${route} ${width}`] = shifts;
    }
    expect(moved).toEqual({});
  });

test('what a page waits for before it is painted is on the page', async ({request}) => {
  for (const route of ['/', ...docRoutes]) {
    const html = await (await request.get(route)).text();
    const awaited = [...html.matchAll(/<link[^>]*rel=expect href=#([^ >]+)/g)].map(([, id]) => id);
    expect(awaited, route).toHaveLength(route === '/' ? 1 : 2);
    for (const id of awaited) expect(html, route).toMatch(new RegExp(` id=${id}[ >]`));
  }
});
