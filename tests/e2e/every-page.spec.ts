import type {Page} from '@playwright/test';
import {docRoutes, missingRoute, routes} from '../routes';
import {showMode, violationsOf, violationsOfMode, withoutWordsOfCode, type Mode} from './axe';
import {expect, test} from './fixtures';
import {serveInPieces, type SlowSite} from './inPieces';
import {laidOut} from './later';
import {NOTHING, shiftsWhileLoading} from './shifts';
import {kindOf, limitsOf, weightOf} from './weight';

const PHONE = 390;
const WIDTHS = [PHONE, 1280];
/** The narrowest window in which nothing may scroll sideways. */
const NARROWEST = 320;

// Long pages have thousands of elements, and axe looks at them twice.
test.setTimeout(240_000);

let site: SlowSite;
test.beforeAll(async () => {
  site = await serveInPieces(process.env['SITE']!, {whole: ['/search', missingRoute]});
});
test.afterAll(() => site.close());

/** The pages with the most different elements. */
const tagOf = (route: string) => (['/', '/api/createSlice'].includes(route) ? '@smoke' : []);

/** Two visits to each page serve all checks: a visit takes longer than they do. */
for (const [at, route] of [...routes, missingRoute].entries())
  for (const [turn, mode] of (['light', 'dark'] as const).entries()) {
    // Phone and desktop in turn, reversed in the other mode: every page is seen on both.
    const width = WIDTHS[(at + turn) % 2]!;

    const title = `${route}, ${width} px, ${mode} first: nothing moves, weighs too much or is in the way`;
    test(title, {tag: tagOf(route)}, async ({page, problems, networkRests}) => {
      if (route === missingRoute) problems.allow(/404 \(Not Found\)/);
      await page.setViewportSize({width, height: 844});
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      const asked = requestsOf(page);

      const shifts = await shiftsWhileLoading(page, site.origin + route);
      const moved = shifts.reduce((sum, {size}) => sum + size, 0);
      // The not-found page renders its address and similar pages in the browser.
      if (route !== missingRoute)
        expect.soft(moved, `moved: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(NOTHING);

      await laidOut(page);
      if (width === PHONE) {
        await networkRests();
        if (docRoutes.includes(route)) expectLight(route, asked);
        await expectNarrow(page);
      }
      await expectAccessible(page, route, mode);
    });
  }

function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

function expectLight(route: string, asked: string[]) {
  const others = asked.filter((path) => kindOf(path) === 'page' && path !== route);
  expect.soft(others, 'pages that nobody asked for').toEqual([]);
  const limits = limitsOf(route);
  const tooHeavy = Object.entries(weightOf(asked)).filter(
    ([kind, bytes]) => bytes > limits[kind as keyof typeof limits],
  );
  expect.soft(tooHeavy, `more bytes than ${JSON.stringify(limits)}`).toEqual([]);
}

async function expectNarrow(page: Page) {
  await page.setViewportSize({width: NARROWEST, height: 700});
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(needed, 'px needed without scrolling sideways').toBeLessThanOrEqual(NARROWEST);
  await page.setViewportSize({width: PHONE, height: 844});
}

async function expectAccessible(page: Page, route: string, mode: Mode) {
  await withoutWordsOfCode(page, route);
  await showMode(page, mode);
  expect.soft(await violationsOf(page), mode).toEqual([]);
  // A docs page is shown in the other mode by the other visit, and its frame is the same on the next page.
  if (docRoutes.includes(route)) return;
  const other = mode === 'light' ? 'dark' : 'light';
  await showMode(page, other);
  expect.soft(await violationsOfMode(page), other).toEqual([]);
}
