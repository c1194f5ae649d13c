import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

test.use({viewport: {width: 1280, height: 500}});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** The right-hand items of the specification, in its order. */
const items = [
  {name: 'Getting Started', path: '/introduction/getting-started'},
  {name: 'Tutorials', path: '/tutorials/overview'},
  {name: 'Usage Guide', path: '/usage/usage-guide'},
  {name: 'API', path: '/api/configureStore'},
  {name: 'RTK Query', path: '/rtk-query/overview'},
];

test('offers its items in order, right-aligned', async ({page}) => {
  // Wide, so that there is room left of them.
  await page.setViewportSize({width: 1920, height: 500});
  await open(page, '/');
  const links = navbar(page).getByRole('link');
  const names = (await links.allInnerTexts()).map((text) => text.trim());
  const wanted = [...items.map((item) => item.name), 'GitHub'];
  expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);

  const first = await navbar(page).getByRole('link', {name: 'Getting Started', exact: true}).boundingBox();
  expect(first!.x).toBeGreaterThan(1920 / 3);
});

for (const {name, path} of items) {
  test(`${name} leads to ${path} and is marked there`, async ({page}) => {
    await open(page, '/');
    const link = navbar(page).getByRole('link', {name, exact: true});
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
  });
}

test('the repository opens in its own tab', async ({page}) => {
  await open(page, '/');
  const link = navbar(page).getByRole('link', {name: /GitHub/});
  await expect(link).toHaveAttribute('href', 'https://github.com/reduxjs/redux-toolkit');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the brand shows the logo and leads home', async ({page}) => {
  await open(page, '/api/createSlice');
  const brand = navbar(page).getByRole('link', {name: /Redux Toolkit/});
  const logo = brand.locator('img:visible');
  await expect(logo).toHaveCount(1);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await brand.click();
  await expect(page).toHaveURL('/');
});

test('has a search box and a color-mode toggle', async ({page}) => {
  await open(page, '/');
  await expect(navbar(page).getByRole('button', {name: /^Search/})).toBeVisible();
  await expect(navbar(page).getByRole('button', {name: /dark and light mode/})).toBeVisible();
});

test('the language dropdown has its one language', async ({page}) => {
  await open(page, '/api/createSlice');
  const dropdown = navbar(page).getByRole('button', {name: 'English'});
  await dropdown.hover();
  const languages = navbar(page).locator('.dropdown__menu a');
  await expect(languages).toHaveText(['English']);
  await expect(languages).toHaveAttribute('lang', 'en');
  await expect(languages).toHaveAttribute('href', '/api/createSlice');
});

test('hides while scrolling down and comes back while scrolling up', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, '/rtk-query/usage/queries');
  await expect(navbar(page)).toBeInViewport();
  await page.mouse.move(640, 200);
  await page.mouse.wheel(0, 150);
  await page.mouse.wheel(0, 100);
  await expect(navbar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(navbar(page)).toBeInViewport();
});
