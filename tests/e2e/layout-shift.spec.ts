import type {Browser} from '@playwright/test';
import {docRoutes} from '../routes';
import {expect, test} from './fixtures';

declare global {
  interface Window {
    /** Every shift of the layout: how large, and the classes of what moved. */
    shifts: {size: number; moved: string[]}[];
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null}[];
}

/** Long enough that the page is painted before its scripts run: whatever they move is seen to move. */
const SCRIPTS_LATE = 100;
/** What browsers' own tools show as zero. */
const NOTHING = 0.0005;

test.setTimeout(300_000);

function recordShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries() as Shift[]) {
      const moved = sources.map(({node}) => (node instanceof Element ? node.className : String(node)));
      window.shifts.push({size: value, moved});
    }
  }).observe({type: 'layout-shift', buffered: true});
}

async function shiftsOf(browser: Browser, address: string, options: object) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(recordShifts);
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPTS_LATE));
    await route.continue();
  });
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  // What effects change is on screen two frames later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const shifts = await page.evaluate(() => window.shifts);
  await context.close();
  return shifts;
}

const WIDTHS = [390, 1280];

for (const [turn, colorScheme] of (['light', 'dark'] as const).entries())
  test(`nothing moves on any page while it loads: ${colorScheme}`, async ({browser, baseURL}) => {
    const moved: Record<string, unknown> = {};
    for (const [at, route] of ['/', '/search', ...docRoutes].entries()) {
      // Phone and desk by turns, the other way round in the other mode: every page is seen on both.
      const width = WIDTHS[(at + turn) % 2];
      const options = {baseURL, colorScheme, viewport: {width, height: 844}};
      const shifts = await shiftsOf(browser, route, options);
      if (shifts.reduce((sum, {size}) => sum + size, 0) > NOTHING) moved[`${route} ${width}`] = shifts;
    }
    expect(moved).toEqual({});
  });
