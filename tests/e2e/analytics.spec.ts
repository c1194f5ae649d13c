import type {Page} from '@playwright/test';
import {variant} from '../../tasks/sites.mjs';
import {expect, follow, open, stubAnalytics, test} from './fixtures';

const id = variant.env.GA_MEASUREMENT_ID;

/** What the page has told the analytics script so far, without the start-up commands. */
const sent = (page: Page) =>
  page.evaluate(() => {
    const {dataLayer = []} = window as unknown as {dataLayer?: IArguments[]};
    return dataLayer.map((entry) => Array.from(entry)).filter(([command]) => command !== 'js');
  });

test('the default site knows no analytics', async ({page, request}) => {
  // A request would fail the test; see fixtures.ts.
  await open(page, '/');
  await page.setViewportSize({width: 1280, height: 800});
  await follow(page, '/tutorials/overview');
  expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
  expect(await (await request.get('/')).text()).not.toContain('google');
});

test.describe('with a measurement id', () => {
  test.use({site: 'SITE_VARIANT', viewport: {width: 1280, height: 800}});

  test(
    'sets the path and sends a page view on each change of route',
    {tag: '@awake'},
    async ({page, problems}) => {
      const asked = await stubAnalytics(page, problems);

      await open(page, '/');
      expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
      const start = ['config', id, expect.anything()];
      expect(await sent(page)).toEqual([start]);

      await follow(page, '/tutorials/overview');
      const overview = [
        ['set', 'page_path', '/tutorials/overview'],
        ['event', 'page_view'],
      ];
      await expect.poll(() => sent(page)).toEqual([start, ...overview]);

      await follow(page, '/api/configureStore');
      const store = [
        ['set', 'page_path', '/api/configureStore'],
        ['event', 'page_view'],
      ];
      await expect.poll(() => sent(page)).toEqual([start, ...overview, ...store]);
    },
  );

  test.describe('before React', () => {
    test.use({isAwake: false});

    test('each page that the browser loads is one view, also after React has come', async ({
      page,
      problems,
    }) => {
      await stubAnalytics(page, problems);
      const start = ['config', id, expect.anything()];
      await page.goto('/');
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/tutorials/overview"]')!.click(),
      );
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/tutorial/i);
      // Its first script is there then, which hears the event.
      await page.waitForLoadState();
      expect(await sent(page)).toEqual([start]);
      await page.evaluate(() => dispatchEvent(new Event('wake')));
      await page.waitForSelector('html[data-has-hydrated="true"]');
      expect(await sent(page)).toEqual([start]);
    });
  });
});
