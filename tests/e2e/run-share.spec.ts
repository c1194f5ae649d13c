import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {expect, hydrated, test} from './fixtures';
import {panelOf} from './run';
import {append, button, codeOf, consoleOf, openEditor, program} from './runPanel';

const notice = 'Shared link';

const reversed = (name: string) => [...name].reverse().join('');

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** A link to an edited program. */
async function share(page: Page) {
  await openEditor(page, program);
  await append(page, "console.log('shared');\n");
  await button(page, 'Share').click();
  await expect(panelOf(page).getByRole('alert')).toHaveText('The link is copied. It carries your edits.');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a link shows the code, and runs nothing until the reader says so', async ({page, context}) => {
  const link = await share(page);
  const other = await context.newPage();
  await other.goto(link);
  await expect(codeOf(other).getByText("console.log('shared');")).toBeInViewport();
  await expect(panelOf(other).getByRole('alert')).toHaveText(
    'Somebody shared this code. It runs when you press Run.',
  );
  await other.waitForTimeout(1500);
  await expect(panelOf(other).locator('iframe')).toHaveCount(0);
  await expect(panelOf(other).getByRole('status')).toHaveText('Not run yet');
  await button(other, 'Run').click();
  await expect(consoleOf(other)).toContainText('shared');
});

test('a damaged link says so, and leaves the page as it is', async ({page, context}) => {
  const link = await share(page);
  const other = await context.newPage();
  await other.goto(link.slice(0, -30));
  const region = other.getByRole('region', {name: notice});
  await expect(region.getByRole('alert')).toContainText('This link is damaged');
  await expect(panelOf(other)).toHaveCount(0);
  await region.getByRole('button', {name: 'Close'}).click();
  await expect(region).toHaveCount(0);
});

test('a link of another version of the sample keeps what it carries, and says so', async ({
  page,
  context,
}) => {
  const link = await share(page);
  const other = await context.newPage();
  // As after a change of the sample, which gives its run another name.
  await other.route(`**${program}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replaceAll(/(?<=data-run="?)[\da-f]+/g, reversed)});
  });
  await other.route(/\/assets\/run\/[\da-f]+\.json$/, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/[\da-f]+(?=\.json)/, reversed);
    await route.fulfill({response: await route.fetch({url})});
  });
  await other.goto(link);
  await expect(panelOf(other).getByRole('alert')).toContainText(
    'This sample has changed since the link was made',
  );
  await expect(codeOf(other).getByText("console.log('shared');")).toBeInViewport();
});

test('what belongs to no sample of the page any more can still be read', async ({page, context}) => {
  const link = await share(page);
  const other = await context.newPage();
  await other.goto(link.replace(program, '/api/createAction'));
  const region = other.getByRole('region', {name: notice});
  await expect(region.getByRole('alert')).toContainText('orderBoard.ts is no longer on this page');
  await region.locator('summary').click();
  await expect(region).toContainText("console.log('shared');");
});

test('edits too long for a link are not lost', async ({page}) => {
  await openEditor(page, program);
  const noise = Array.from({length: 9000}, (_, at) => (at * 7919 * at).toString(36)).join('');
  await append(page, `// ${noise}\n`);
  await button(page, 'Share').click();
  await expect(panelOf(page).getByRole('alert')).toContainText('too long for a link');
  await expect(codeOf(page)).toBeVisible();
});

test('links to headings work beside a panel', async ({page: sharing, context}) => {
  const link = await share(sharing);
  const page = await context.newPage();
  await page.goto(link);
  await hydrated(page);
  await expect(codeOf(page)).toBeVisible();
  await page.locator('.theme-doc-toc-desktop a').last().click();
  expect(new URL(page.url()).hash).not.toContain('run=');
  await expect(page.locator(':target')).toBeInViewport();
  await page.goBack();
  await expect(codeOf(page)).toBeVisible();
});

test('a project to take along has the edits', async ({page}) => {
  await openEditor(page, program);
  await append(page, "console.log('mine');\n");
  const coming = page.waitForEvent('download');
  await button(page, 'Download').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('order-board.zip');
  const files = unzipSync(readFileSync((await download.path())!));
  const text = (name: string) => new TextDecoder().decode(files[`order-board/${name}`]);
  expect(text('src/orderBoard.ts')).toContain("console.log('mine');");
  expect(text('README.md')).toContain('/introduction/getting-started');
  expect(JSON.parse(text('package.json'))).toMatchObject({scripts: {dev: 'vite', test: 'vitest run'}});
  expect(Object.keys(files)).toContain('order-board/src/orderBoard.test.ts');
  await expect(panelOf(page).getByRole('alert')).toContainText('npm install && npm run dev');
});

test('a reader who goes on before a shared sample is there is not pulled back', async ({page, context}) => {
  const link = await share(page);
  const other = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await other.route(/\/assets\/run\/.*\.json$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = other.waitForRequest(/\/assets\/run\/.*\.json$/);
  await other.goto(link);
  await asked;
  await other.locator('.theme-doc-toc-desktop a').last().click();
  const loaded = other.waitForResponse(/\/assets\/run\/.*\.json$/);
  release();
  await (await loaded).finished();
  await other.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(other.locator(':target')).toBeInViewport();
  await expect(codeOf(other)).toHaveCount(0);
});
