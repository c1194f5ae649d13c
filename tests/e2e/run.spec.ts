import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {violationsOf} from './axe';
import {expect, open, test} from './fixtures';
import {laidOut} from './later';
import {panelOf, resultOf, rows, runSample, runFirst, tab} from './run';

const guide = '/rtk-query/usage/queries';
const program = '/introduction/getting-started';

const samples = join(import.meta.dirname, '..', '..', 'samples');
const recording = (file: string) => readFileSync(join(samples, file), 'utf8').trim();

test('nothing is loaded before somebody wants to run', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, program);
  expect(asked.filter((path) => /^\/(assets\/)?run\//.test(path))).toEqual([]);
});

test('a program prints what is recorded; nothing above moves', {tag: '@smoke'}, async ({page}) => {
  await open(page, program);
  await laidOut(page);
  const button = page.getByRole('button', {name: 'Run', exact: true}).first();
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await runFirst(page);
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
  await expect(panelOf(page).getByRole('tabpanel')).toHaveText(
    recording('introduction/getting-started/orderBoard.output.txt'),
    {useInnerText: true},
  );
  expect((await button.boundingBox())?.y).toBe(before?.y);
  await panelOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a program that waits for an animation frame goes on while its frame is not on screen', async ({
  page,
}) => {
  const route = '/api/configureStore';
  await open(page, route);
  await runSample(page, route, 'api/configureStore/batchedTicks.ts');
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
  await expect(panelOf(page).getByRole('tabpanel')).toContainText('subscribers see 200');
});

test('a component is shown; its actions, cache and requests are beside it', async ({page}) => {
  await open(page, guide);
  await runFirst(page);
  await expect(resultOf(page).getByRole('button', {name: 'Sunrise'})).toBeVisible();

  await tab(page, /^Network/).click();
  await expect(rows(page, /GET \/api\/films 200/)).toBeVisible();

  await tab(page, /^Actions/).click();
  await panelOf(page)
    .getByRole('button', {name: /executeQuery\/fulfilled/})
    .click();
  await expect(panelOf(page).getByRole('tabpanel')).toContainText('What changed');
  await panelOf(page).getByText('State before').click();
  await expect(panelOf(page).getByText("status: 'pending'").first()).toBeVisible();

  await tab(page, /^Cache/).click();
  const entry = panelOf(page).getByRole('tabpanel').locator('details');
  await expect(entry).toContainText(['getFilms() fulfilled 1 subscriber']);
  await entry.locator('summary').click();
  await expect(entry).toContainText('Faust');
});

test('an action that a reader chose stays on show whatever follows', async ({page}) => {
  await open(page, program);
  await runSample(page, program, 'TeaRoom');
  await tab(page, /^Actions/).click();
  const chosen = panelOf(page).locator('[aria-current]');
  const last = panelOf(page).getByRole('tabpanel').getByRole('listitem').getByRole('button').last();
  await last.click();
  const name = await chosen.innerText();
  await tab(page, /^Result/).click();
  await resultOf(page).getByRole('button', {name: 'Mint for table 2'}).click();
  await tab(page, /^Actions/).click();
  await expect(last).not.toHaveText(name, {useInnerText: true});
  await expect(chosen).toHaveText(name, {useInnerText: true});
  await panelOf(page).getByRole('button', {name: 'Step back'}).click();
  await panelOf(page).getByRole('button', {name: 'Step forward'}).click();
  await expect(chosen).toHaveText(await last.innerText(), {useInnerText: true});
});

test('an entry that nobody uses says when it goes', async ({page}) => {
  await open(page, guide);
  await runFirst(page);
  await resultOf(page).getByRole('button', {name: 'Sunrise'}).click();
  await resultOf(page).getByRole('button', {name: 'Faust'}).click();
  await tab(page, /^Cache/).click();
  const left = panelOf(page).locator('summary', {hasText: "getFilm('f2')"});
  await expect(left).toContainText(/no subscriber, removed in \d+ s/);
  await expect(left).toContainText('Film f2');
});

test('a reader goes back in time, and the component follows', async ({page}) => {
  await open(page, program);
  await runSample(page, program, 'TeaRoom');
  const served = resultOf(page).getByRole('button', {name: 'Serve'});
  await resultOf(page).getByRole('button', {name: 'Mint for table 2'}).click();
  await resultOf(page).getByRole('button', {name: 'Mint for table 2'}).click();
  const all = await served.count();
  await tab(page, /^Actions/).click();
  await panelOf(page).getByRole('button', {name: 'Step back'}).click();
  await tab(page, /^Result/).click();
  await expect(served).toHaveCount(all - 1);
  await tab(page, /^State/).click();
  await panelOf(page).getByRole('slider', {name: 'Action'}).fill('0');
  await tab(page, /^Result/).click();
  await expect(served).toHaveCount(0);
  await tab(page, /^Actions/).click();
  await panelOf(page).getByRole('button', {name: 'Replay'}).click();
  await tab(page, /^Result/).click();
  await expect(served).toHaveCount(all);
});

test('the files of a group run together, whichever is on screen', async ({page}) => {
  await open(page, guide);
  const files = page.getByRole('group', {name: 'Files'}).first();
  await files.locator('label').nth(1).click();
  await files.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(resultOf(page).getByRole('button', {name: 'Sunrise'})).toBeVisible();
});

test('the panel goes with its page', async ({page}) => {
  await open(page, program);
  await runFirst(page);
  await page.locator('a.pagination-nav__link').last().click();
  await expect(panelOf(page)).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const)
  test(`the panel is usable by keyboard, at 320 px, in ${theme} mode, and by everybody`, async ({page}) => {
    await page.emulateMedia({colorScheme: theme});
    await page.setViewportSize({width: 320, height: 700});
    await open(page, guide);
    await page.getByRole('button', {name: 'Run', exact: true}).first().focus();
    await page.keyboard.press('Enter');
    await expect(resultOf(page).getByRole('button', {name: 'Sunrise'})).toBeVisible();
    await tab(page, /^Result/).focus();
    for (const name of [/^Actions/, /^State/, /^Cache/, /^Network/]) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
    expect(await violationsOf(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });

test('the first page shows what was dispatched, and travels', async ({page}) => {
  await open(page, '/');
  await runFirst(page);
  await expect(tab(page, /^Actions 3/)).toHaveAttribute('aria-selected', 'true');
  await expect(panelOf(page).getByRole('button', {name: /board\/potServed/})).toHaveAttribute(
    'aria-current',
    'true',
  );
  await panelOf(page).getByRole('button', {name: 'Step back'}).click();
  await expect(panelOf(page).getByRole('tabpanel')).toContainText("payload: 'sencha'");
  await tab(page, /^Console/).click();
  await expect(panelOf(page).getByRole('tabpanel')).toHaveText(recording('landing/teaRoom.output.txt'), {
    useInnerText: true,
  });
});
