import type {Page} from '@playwright/test';
import {hydrated} from './fixtures';

declare global {
  interface Window {
    /** Every shift of the layout so far. */
    shifts: () => Shift[];
  }
}

/** Less than this, browsers' own tools show as zero. */
export const NOTHING = 0.0005;

export interface Shift {
  size: number;
  /** The classes of what moved. */
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null}[];
}

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

/** Scripts wait until the page has been painted, so that whatever they move counts as a shift. */
async function paintFirst(page: Page) {
  await page.route('**/*.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}

/** Notes from now on what moves, of which `shiftsOf` is the list. */
export async function watchShifts(page: Page) {
  await page.addInitScript(recordShifts);
  await paintFirst(page);
}

export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => window.shifts());

/** Opens a page; returns what moved until it was stable. */
export async function shiftsWhileLoading(page: Page, address: string): Promise<Shift[]> {
  await watchShifts(page);
  await page.goto(address);
  await hydrated(page);
  // Changes made by effects are painted two frames later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return shiftsOf(page);
}
