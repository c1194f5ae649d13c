import {expect, open, test} from './fixtures';
import {panelOf, resultOf, tab} from './run';

test('the finished app runs at the top of a tutorial, as its styles make it, with its actions beside it', async ({
  page,
}) => {
  await open(page, '/tutorials/quick-start');
  await page.getByRole('button', {name: 'Run the finished app'}).click();
  await expect(resultOf(page).getByText('65 free')).toBeVisible();
  await expect(resultOf(page).locator('.sign')).toHaveCSS('background-color', 'rgb(29, 39, 51)');

  await resultOf(page).getByRole('button', {name: 'Car in'}).first().click();
  await expect(resultOf(page).getByText('64 free')).toBeVisible();
  await expect(panelOf(page).getByRole('button', {name: /garage\/carEntered/})).toBeVisible();
  await tab(page, /^State/).click();
  await expect(panelOf(page).getByRole('tabpanel')).toContainText('parked: 1');
  await expect(resultOf(page).getByText('64 free')).toBeVisible();
});

test('a form of a sample works', async ({page}) => {
  await open(page, '/tutorials/rtk-query');
  await page.getByRole('button', {name: 'Run the finished app'}).click();
  await expect(resultOf(page).getByText('Albatros')).toBeVisible();
  await resultOf(page).getByLabel('Ship').fill('Kestrel');
  await resultOf(page).getByRole('button', {name: 'Log sighting'}).click();
  await expect(resultOf(page).getByRole('listitem').filter({hasText: 'Kestrel'})).toBeVisible();
});

test('a step can be run and downloaded where it ends', async ({page}) => {
  await open(page, '/tutorials/rtk-query');
  await page.getByRole('button', {name: 'Run step 3'}).click();
  await expect(resultOf(page).getByText('Albatros')).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download step 3'}).click();
  expect((await started).suggestedFilename()).toBe('rtk-query-step-3-ts.zip');
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`at ${width} px, the app that Run scrolls to is below the navigation`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, '/tutorials/quick-start');
    const run = page.getByRole('button', {name: 'Run step 2'});
    await run.click();
    await expect(panelOf(page).locator('iframe')).toBeVisible();
    const bar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
    await expect.poll(async () => (await run.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
    await expect(run).toBeInViewport();
  });
