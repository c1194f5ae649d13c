import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** How many blocks the browser has left for later; those with nothing but text are not counted. */
export const leftForLater = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.later ~ * > :first-child')];
    return parts.filter((part) => !part.checkVisibility({contentVisibilityAuto: true})).length;
  });

/** The blocks that the browser skips as long as they are far from the screen. */
export const skipped = (page: Page) => page.locator('[data-article] > [style*="content-visibility: auto"]');

/** Waits until the page is laid out as a whole. */
export const laidOut = (page: Page): Promise<void> => expect(page.locator('.later')).toHaveCount(0);
