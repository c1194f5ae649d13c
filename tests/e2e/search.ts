import type {Locator, Page} from '@playwright/test';
import {showMode, violationsOf, violationsOfMode} from './axe';
import {expect} from './fixtures';

export const modalOf = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
export const inputOf = (page: Page): Locator => modalOf(page).getByRole('combobox');
/** Results, or the recent places while nothing is typed. */
export const hitsOf = (page: Page): Locator => modalOf(page).locator('[role="option"], .search-recent a');

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

/** axe in both color modes and at both widths. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 900});
    await showMode(page, 'light');
    expect.soft(await violationsOf(page), `${width} px, light`).toEqual([]);
    await showMode(page, 'dark');
    expect.soft(await violationsOfMode(page), `${width} px, dark`).toEqual([]);
  }
}
