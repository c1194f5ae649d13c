import type {Page} from '@playwright/test';
import {variant} from '../../tasks/sites.mjs';
import {expect, open, stubAnalytics, test} from './fixtures';

const bar = (page: Page) => page.getByText('A new tutorial is out.');
const close = (page: Page) => page.getByRole('button', {name: /^close$/i});
const stored = (page: Page) =>
  page.evaluate(() => ({
    dismissed: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));

/** React stores which announcement the reader has seen. */
async function expectNoted(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('wake')));
  await expect.poll(() => stored(page)).toEqual({dismissed: 'false', id: variant.env.ANNOUNCEMENT_ID});
}

test('the default site has none', async ({page}) => {
  await open(page, '/');
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page)).toEqual({dismissed: null, id: null});
});

test.describe('a site with an announcement', () => {
  test.use({site: 'SITE_VARIANT'});
  test.beforeEach(({page, problems}) => stubAnalytics(page, problems).then(() => undefined));

  test('shows it on every page until it is closed', async ({page}) => {
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    await expectNoted(page);
    await open(page, '/api/createSlice');
    await expect(bar(page)).toBeVisible();

    await close(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toEqual({dismissed: 'true', id: variant.env.ANNOUNCEMENT_ID});

    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('its link is followed', async ({page}) => {
    await open(page, '/');
    await bar(page).getByRole('link', {name: 'new tutorial'}).click();
    await expect(page).toHaveURL('/tutorials/quick-start');
  });

  test('a new id shows it again to those who closed the last one', async ({page}) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('docusaurus.announcement.id')) return;
      localStorage.setItem('docusaurus.announcement.id', 'last-year');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    await expectNoted(page);
  });
});
