import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {RunData} from '../../plugins/runner/protocol';
import {expect} from './fixtures';

const build = join(import.meta.dirname, '..', '..', 'build');

/** The runs that a page names, each once. */
export function runsOf(route: string): string[] {
  const html = readFileSync(join(build, `${route === '/' ? 'index' : route}.html`), 'utf8');
  return [...new Set(Array.from(html.matchAll(/\bdata-run="?([\da-f]+)\b/g), ([, name]) => name!))];
}

export const dataOf = (name: string) =>
  JSON.parse(readFileSync(join(build, 'assets/run', `${name}.json`), 'utf8')) as RunData;

export const panelOf = (page: Page) => page.getByRole('region', {name: 'Running sample'});
export const tab = (page: Page, name: RegExp) => panelOf(page).getByRole('tab', {name});
export const resultOf = (page: Page) => panelOf(page).frameLocator('iframe');
export const rows = (page: Page, name: RegExp) => panelOf(page).getByRole('row', {name});

export async function runFirst(page: Page) {
  await page.getByRole('button', {name: 'Run', exact: true}).first().click();
  await expect(panelOf(page)).toBeVisible();
}

/** Runs a component of the page that is open, by the name that its test gives it, or a program by its file. */
export async function runSample(page: Page, route: string, sample: string) {
  const name = runsOf(route).find((one) => {
    const {component, entry} = dataOf(one);
    return sample === (component ?? entry);
  });
  if (!name) throw new Error(`${route} does not run ${sample}.`);
  await page.locator(`[data-run^="${name}"] .code-run:visible`).first().click();
  await expect(panelOf(page)).toBeVisible();
}

/** Runs other code in place of the first sample of the page: whatever somebody might write there. */
export async function runInstead(page: Page, code: string) {
  await page.route(/\/assets\/run\/[\da-f]+\.json$/, async (route) => {
    const data: Partial<RunData> = {
      entry: 'any.ts',
      modules: {'any.ts': code},
      links: {'any.ts': {}},
      packages: [],
    };
    const response = await route.fetch();
    await route.fulfill({response, json: {...((await response.json()) as RunData), ...data}});
  });
  await runFirst(page);
}
