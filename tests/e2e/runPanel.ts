import type {Page} from '@playwright/test';
import {expect, open} from './fixtures';
import {panelOf} from './run';

/** A page with a program, and one with components on a fake network. */
export const program = '/introduction/getting-started';
export const guide = '/rtk-query/usage/mutations';

export const button = (page: Page, name: string) => panelOf(page).getByRole('button', {name, exact: true});
export const codeOf = (page: Page) => panelOf(page).getByRole('textbox', {name: /press Escape, then Tab/});
export const fileTab = (page: Page, name: RegExp) =>
  panelOf(page).getByRole('tablist', {name: 'Files'}).getByRole('tab', {name});
export const consoleOf = (page: Page) => panelOf(page).locator('.run-console');

/** The first sample of a page, or the block with this title. */
export async function openEditor(page: Page, route: string, title?: RegExp) {
  await open(page, route);
  const blocks = title ? page.locator('.code-block, .code-files').filter({hasText: title}) : page;
  await blocks.getByRole('button', {name: 'Run', exact: true}).first().click();
  await button(page, 'Edit').click();
  await expect(codeOf(page)).toBeVisible();
}

/** At the end of the file on screen. */
export async function append(page: Page, text: string) {
  await codeOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}
