import type {Page} from '@playwright/test';

/** Colors on their way are of neither mode. A sheet made by script: the policy of the site allows no style element. */
export async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets = [sheet];
  });
}
