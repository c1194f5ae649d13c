import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {panelOf, resultOf, runFirst, runInstead, tab} from './run';

const guide = '/rtk-query/usage/queries';
const program = '/introduction/getting-started';

test('on paper there is the recorded output, and no panel', async ({page}) => {
  await open(page, program);
  await runFirst(page);
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
  const printed = (await panelOf(page).locator('.run-line').first().innerText()).trim();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.run-panel')).toBeHidden();
  await expect(page.locator('.code-run').first()).toBeHidden();
  await expect(page.locator('.code-block', {hasText: printed}).first()).toBeVisible();
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

  test('a tap runs, chooses and uses; what is tapped is large enough', async ({page}) => {
    await open(page, guide);
    await page.getByRole('button', {name: 'Run', exact: true}).first().tap();
    await resultOf(page).getByRole('button', {name: 'Sunrise'}).tap();
    await tab(page, /^Network/).tap();
    await expect(tab(page, /^Network/)).toHaveAttribute('aria-selected', 'true');
    await tab(page, /^Actions/).tap();
    await panelOf(page).getByRole('button', {name: 'Step back'}).tap();
    for (const control of await panelOf(page)
      .locator('button, label, select, summary, .run-time-bar input')
      .all()) {
      const box = await control.boundingBox();
      if (!box) continue;
      const what = await control.evaluate((element) => element.outerHTML.slice(0, 80));
      expect.soft(box.height, what).toBeGreaterThanOrEqual(24);
      expect.soft(box.width, what).toBeGreaterThanOrEqual(24);
    }
  });
});

/** Notes whatever a screen reader would be told, from now on: the live regions inside the panel as they change. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, {heard});
    const note = () => {
      for (const region of document.querySelectorAll('.run-panel :is([role=status], [role=alert])')) {
        const text = `${region.getAttribute('role')}: ${region.textContent}`;
        if (heard.at(-1) !== text && !heard.includes(text)) heard.push(text);
      }
    };
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  return () => page.evaluate(() => (window as unknown as {heard: string[]}).heard);
}

test('a screen reader hears that a program is loading, and how it ended', async ({page}) => {
  await open(page, program);
  const heard = await listen(page);
  await runFirst(page);
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
  expect(await heard()).toEqual([
    'status: Loading',
    expect.stringMatching(/^status: Done, \d+ lines printed$/),
  ]);
});

test('it hears that a component can be used', async ({page}) => {
  await open(page, guide);
  const heard = await listen(page);
  await runFirst(page);
  await expect(resultOf(page).getByRole('button', {name: 'Sunrise'})).toBeVisible();
  await expect.poll(heard).toEqual(['status: Loading', expect.stringContaining('status: Running: use it')]);
});

test('it hears of an error, and of a run that was stopped', async ({page, problems}) => {
  // The page refuses to stand in a frame.
  problems.allow(/^error: .*frame-ancestors/);
  await open(page, program);
  const heard = await listen(page);
  await runInstead(page, "console.log('one'); throw new Error('No such tea');");
  await expect.poll(heard).toEqual(['status: Loading', 'status: Stopped with an error, 2 lines printed']);
  await panelOf(page).getByRole('button', {name: 'Close'}).click();
  await page.unrouteAll();
  await page.reload();
  const then = await listen(page);
  await runInstead(
    page,
    "console.log('one'); setTimeout(() => (location.href = '/rtk-query/overview'), 100);",
  );
  await expect.poll(then).toContain('alert: Stopped: it tried to leave its frame.');
  expect(await then()).toContain('status: Stopped, 1 line printed');
});

test('at 320 px no tab is wider than the screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, guide);
  await runFirst(page);
  await resultOf(page).getByRole('button', {name: 'Sunrise'}).click();
  for (const name of [/^Result/, /^Actions/, /^State/, /^Cache/, /^Network/]) {
    await tab(page, name).click();
    const [width, hidden] = await panelOf(page)
      .getByRole('tabpanel')
      .evaluate((element) => [
        document.documentElement.scrollWidth,
        element.scrollWidth - element.clientWidth,
      ]);
    expect([width, hidden], String(name)).toEqual([320, 0]);
  }
});
