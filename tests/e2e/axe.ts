import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';
import {stopTransitions} from './stopTransitions';

export type Mode = 'light' | 'dark';

/** What the colour mode decides: colours, and which of two pictures is shown. */
const BY_MODE = ['color-contrast', 'link-in-text-block', 'image-alt', 'svg-img-alt', 'role-img-alt'];

/** The page on which the words of code are measured one by one; everywhere else they have the same few colours. */
const WITH_CODE = '/api/createSlice';
/** Most of a long page are coloured words, whose contrast `palette.test.ts` computes. */
const CODE = '.code-block pre > code';

/** Transitions would have axe measure colours that are neither of one mode nor of the other. */
export async function showMode(page: Page, colorScheme: Mode) {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await stopTransitions(page);
}

// Legacy mode spares a second page for each run; the site has no frames that would need it.
const axeOn = (page: Page) =>
  new AxeBuilder({page}).setLegacyMode(true).options({resultTypes: ['violations']});

/** Everything that is the same in both colour modes. */
export async function violationsOfStructure(page: Page): Promise<string[]> {
  return named(
    await axeOn(page).disableRules(['color-contrast', 'link-in-text-block']).exclude(CODE).analyze(),
  );
}

/**
 * What depends on the colour mode. Contrast takes axe three quarters of its time, and a page repeats a few looks a
 * thousand times: of every text with the same colours, size and place in the page one is measured.
 */
export async function violationsOfMode(page: Page, route: string): Promise<string[]> {
  await page.evaluate(markLooks, route === WITH_CODE ? '' : CODE);
  return named(await axeOn(page).include('[data-look], img, svg').withRules(BY_MODE).analyze());
}

function named({violations}: Awaited<ReturnType<AxeBuilder['analyze']>>) {
  return violations.map(
    ({id, impact, nodes}) => `${id} (${impact}): ${nodes.map((node) => node.target).join(' ; ')}`,
  );
}

/** Marks one element of each look; runs in the page. */
function markLooks(without: string) {
  for (const marked of document.querySelectorAll('[data-look]')) marked.removeAttribute('data-look');
  const grounds = new Map<Element | null, string>([[null, '']]);
  /** What is painted behind an element, from the page up. */
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
    const ground = `${groundOf(element.parentElement)} ${backgroundColor} ${backgroundImage} ${opacity}`;
    // One that paints nothing looks like what it stands on.
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    grounds.set(element, isClear ? groundOf(element.parentElement) : ground);
    return grounds.get(element)!;
  };
  const looks = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    if (!texts.currentNode.textContent?.trim() || (without && element.closest(without))) continue;
    if (!element.checkVisibility({visibilityProperty: true})) continue;
    const {color, fontSize, fontWeight, textDecorationLine, textShadow, position} = getComputedStyle(element);
    const place = element.closest('nav, header, aside, footer, article, main, dialog')?.className ?? '';
    const style = [color, fontSize, fontWeight, textDecorationLine, textShadow, position];
    const look = [element.tagName, place, ...style, groundOf(element)].join();
    if (!looks.has(look)) element.setAttribute('data-look', '');
    looks.add(look);
  }
}
