import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';
import {stopTransitions} from './stopTransitions';

export const modalOf = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
export const inputOf = (page: Page): Locator => modalOf(page).getByRole('searchbox');
export const hitsOf = (page: Page): Locator => modalOf(page).locator('.DocSearch-Hit a');

export async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(inputOf(page)).toBeFocused();
}

/** Opens the modal, types, and waits for the first answer to this text. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await openSearch(page);
  await inputOf(page).fill(text);
  await expect(hitsOf(page).first()).toBeVisible();
}

/** axe in both colour modes and at both widths. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 900});
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await stopTransitions(page);
      const {violations} = await new AxeBuilder({page}).analyze();
      const found = violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.html).join(' ; ')}`);
      expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
