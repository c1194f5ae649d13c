import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {panelOf, runFirst} from './run';

const program = '/introduction/getting-started';
const button = (page: Page) => page.getByRole('button', {name: 'Run', exact: true}).first();

/** What the runner has loaded, without digests: names of scripts, `json` for a sample. */
function loadedBy(page: Page): () => string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/run\/(?:([a-z-]+)\.)?[\da-f]+\.(?:js|(json)|(html))$/.exec(request.url());
    if (name) names.push(name[3] ?? name[2] ?? name[1]!);
  });
  return () => names.toSorted();
}

test('everything that a sample needs is on its way before the panel is there', async ({page}) => {
  const loaded = loadedBy(page);
  await open(page, program);
  // The panel does not come; whatever else is needed does not wait for it.
  await page.route(/\/assets\/js\/run-panel\./, () => {});
  await button(page).click();
  await expect.poll(loaded).toEqual(['core', 'frame', 'json']);
});

for (const [how, act] of Object.entries({
  'a pointer on Run': (page: Page) => button(page).hover(),
  'the focus on Run': (page: Page) => button(page).focus(),
}))
  test(`${how} begins to load, and runs nothing`, async ({page}) => {
    const loaded = loadedBy(page);
    await open(page, program);
    await act(page);
    await expect.poll(loaded).toEqual(['core', 'frame', 'json']);
    await expect(panelOf(page)).toHaveCount(0);
    await runFirst(page);
    await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
    // Each once, and the page of the frame.
    expect(loaded()).toEqual(['core', 'frame', 'html', 'json']);
  });

for (const connection of [
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: 'slow-2g'},
])
  test(`with ${JSON.stringify(connection)} only a click loads`, async ({page}) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}),
      connection,
    );
    const loaded = loadedBy(page);
    await open(page, program);
    await button(page).hover();
    await button(page).focus();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(loaded()).toEqual([]);
    await runFirst(page);
    await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
  });

test('the frame loads nothing itself', async ({page}) => {
  await open(page, program);
  const inFrame: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) inFrame.push(new URL(request.url()).pathname);
  });
  await runFirst(page);
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
  expect(inFrame).toEqual([expect.stringMatching(/^\/assets\/run\/frame\.[\da-f]{8}\.html$/)]);
});
