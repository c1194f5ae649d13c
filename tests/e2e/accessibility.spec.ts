import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {missingRoute, routes} from '../routes';
import {expect, open, test} from './fixtures';
import {stopTransitions} from './stopTransitions';

// Long pages have thousands of elements, and four runs each.
test.setTimeout(240_000);

/** The page on which the words of code are measured one by one; everywhere else they have the same few colours. */
const withCode = '/api/createSlice';

async function violations(page: Page, route: string) {
  // Legacy mode spares a second page for each run; the site has no frames that would need it.
  const axe = new AxeBuilder({page}).setLegacyMode(true).options({resultTypes: ['violations']});
  // Most of a long page are coloured words, whose contrast `palette.test.ts` computes.
  if (route !== withCode) axe.exclude('.code-block pre > code');
  const {violations: found} = await axe.analyze();
  return found.map(
    ({id, impact, nodes}) => `${id} (${impact}): ${nodes.map((node) => node.target).join(' ; ')}`,
  );
}

for (const route of [...routes, missingRoute]) {
  test(`${route} has no violation, light and dark, narrow and wide`, async ({page, problems}) => {
    if (route === missingRoute) problems.allow(/404 \(Not Found\)/);
    // Transitions would have axe measure colours that are neither of one mode nor of the other.
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, route);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 900});
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await stopTransitions(page);
        expect.soft(await violations(page, route), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
