import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {missingRoute, routes} from '../routes';
import {expect, open, test} from './fixtures';

// Long pages have thousands of elements, and four runs each.
test.setTimeout(240_000);

async function violations(page: Page) {
  // Legacy mode spares a second page for each run; the site has no frames that would need it.
  const axe = new AxeBuilder({page}).setLegacyMode(true).options({resultTypes: ['violations']});
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
        await page.addStyleTag({content: '*, ::before, ::after {transition: none !important}'});
        expect.soft(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
