import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const footer = (page: Page) => page.getByRole('contentinfo');

test('has the columns Docs, Community and More', async ({page}) => {
  await open(page, '/api/createSlice');
  const text = await footer(page).innerText();
  const order = ['Docs', 'Community', 'More'].map((title) => text.search(new RegExp(`^${title}$`, 'm')));
  expect(order.every((index) => index >= 0)).toBe(true);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('Community leads to a Q&A site and a chat server, More to the repository', async ({page}) => {
  await open(page, '/');
  for (const [name, address] of [
    ['Stack Overflow', /^https:\/\/stackoverflow\.com\/questions\/tagged\/redux-toolkit$/],
    ['Discord', /^https:\/\/discord\.gg\/reactiflux$/],
    ['GitHub', /^https:\/\/github\.com\/reduxjs\/redux-toolkit$/],
  ] as const) {
    await expect(footer(page).getByRole('link', {name})).toHaveAttribute('href', address);
  }
});

test('its docs links lead to pages', async ({page, request}) => {
  await open(page, '/');
  const paths = await footer(page)
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(paths.length).toBeGreaterThanOrEqual(5);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('shows the hosting badge and the logo, both from the site itself', async ({page}) => {
  await open(page, '/');
  await footer(page).scrollIntoViewIfNeeded();
  const badge = footer(page).getByRole('img', {name: /netlify/i});
  const logo = footer(page).locator('img[alt*="Redux"]:visible');
  for (const image of [badge, logo]) {
    await expect(image).toHaveCount(1);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    expect(new URL(source).origin).toBe(new URL(page.url()).origin);
  }
  await expect(footer(page).getByRole('link', {name: /netlify/i})).toHaveAttribute(
    'href',
    'https://www.netlify.com',
  );
});

test('ends with the copyright of 2015 to 2022', async ({page}) => {
  await open(page, '/');
  await expect(footer(page)).toContainText(/Copyright © 2015[–-]2022 /);
});
