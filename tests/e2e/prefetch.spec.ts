import type {Page} from '@playwright/test';
import {ownScripts, scripts} from './chunks';
import {expect, open, test} from './fixtures';

test.use({viewport: {width: 1280, height: 800}});

/** The scripts of the tutorials that the landing page has asked for after its link was seen and pointed at. */
async function askedAhead(page: Page) {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (scripts.test(pathname)) asked.add(pathname);
  });
  await open(page, '/');
  const own = await ownScripts(page, '/tutorials/overview', '/');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Tutorials', exact: true})
    .hover();
  return () => [...own].filter((file) => asked.has(file)).length;
}

test('loads the next page ahead', async ({page}) => {
  const count = await askedAhead(page);
  await expect.poll(count).toBeGreaterThan(0);
});

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test.describe(`on ${connection.effectiveType}${connection.saveData ? ' with data saver' : ''}`, () => {
    test.use({connection});

    test('loads nothing ahead', async ({page, networkRests}) => {
      const count = await askedAhead(page);
      await page.waitForTimeout(1000);
      await networkRests();
      expect(count()).toBe(0);
    });
  });
}

test.describe('on 4g', () => {
  test.use({connection: {effectiveType: '4g', saveData: false}});

  test('loads the next page ahead', async ({page}) => {
    const count = await askedAhead(page);
    await expect.poll(count).toBeGreaterThan(0);
  });
});
