import type {Page} from '@playwright/test';

/** During a transition, colors are those of neither mode. A constructed sheet, because the policy allows no style element. */
export async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets = [sheet];
  });
}
