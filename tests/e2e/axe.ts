import type {Page} from '@playwright/test';
import axe, {type AxeResults, type RunOptions} from 'axe-core';
import {expect} from './fixtures';
import {stopTransitions} from './stopTransitions';

export type Mode = 'light' | 'dark';

/** What the color mode decides: colors, and which of two pictures is shown. */
const BY_MODE = ['color-contrast', 'link-in-text-block', 'image-alt', 'svg-img-alt', 'role-img-alt'];

/** The page on which every word of code is checked; on other pages they have the same few colors. */
const WITH_CODE = '/api/createSlice';
const CODE = '.code-block pre > code';

/** Without transitions, in which axe would measure colors of neither mode. */
export async function showMode(page: Page, colorScheme: Mode) {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await stopTransitions(page);
}

/**
 * Most elements of a long page are colored words, whose contrast `palette.test.ts` computes: leaves one plain text of each
 * block. It bypasses React, so run nothing but axe after it.
 */
export async function withoutWordsOfCode(page: Page, route: string) {
  if (route === WITH_CODE) return;
  await page.locator(CODE).evaluateAll((blocks) => {
    for (const block of blocks) block.replaceChildren(block.textContent);
  });
}

/** Everything, in the mode that is shown. */
export const violationsOf = (page: Page): Promise<string[]> => run(page, {});

/** Only what may be different in the mode that is shown. */
export const violationsOfMode = (page: Page): Promise<string[]> => run(page, {runOnly: BY_MODE});

async function run(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(markLooks);
  const {violations} = await page.evaluate(runAxe, {
    resultTypes: ['violations'],
    preload: false,
    ...options,
  } satisfies RunOptions);
  return violations.map(
    ({id, impact, nodes}) => `${id} (${impact}): ${nodes.map((node) => node.target).join(' ; ')}`,
  );
}

/**
 * Contrast takes three quarters of axe's time, and a page repeats a few combinations of colors a thousand times: each is
 * measured once. Runs in the page.
 */
async function runAxe(options: RunOptions): Promise<AxeResults> {
  const inPage = (window as unknown as {axe: typeof axe}).axe;
  inPage.configure({
    rules: [
      {id: 'color-contrast', selector: '[data-look]'},
      {id: 'link-in-text-block', selector: 'a[href][data-look]'},
    ],
  });
  return inPage.run(document, options);
}

/** Marks one element of each look, and the link that it is part of; runs in the page. */
function markLooks() {
  for (const marked of document.querySelectorAll('[data-look]')) marked.removeAttribute('data-look');
  const grounds = new Map<Element | null, string>([[null, '']]);
  /** What is painted behind an element, from the page up. */
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
    const ground = `${groundOf(element.parentElement)} ${backgroundColor} ${backgroundImage} ${opacity}`;
    // An element without a background looks like the one behind it.
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    grounds.set(element, isClear ? groundOf(element.parentElement) : ground);
    return grounds.get(element)!;
  };
  const looks = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    if (!texts.currentNode.textContent?.trim()) continue;
    if (!element.checkVisibility({visibilityProperty: true})) continue;
    const {color, fontSize, fontWeight, textDecorationLine, textShadow, position} = getComputedStyle(element);
    const place = element.closest('nav, header, aside, footer, article, main, dialog')?.className ?? '';
    const style = [color, fontSize, fontWeight, textDecorationLine, textShadow, position];
    const look = [element.tagName, place, ...style, groundOf(element)].join();
    if (!looks.has(look))
      for (const part of [element, element.closest('a')]) part?.setAttribute('data-look', '');
    looks.add(look);
  }
}
