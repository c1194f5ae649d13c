import {expect, type Page, type Route} from '@playwright/test';

/** Addresses of script files. */
export const scripts = /\/assets\/js\/.*\.js$/;

/** The script files that a page loads and another one does not: its own text and parts. */
export async function ownScripts(page: Page, path: string, other: string): Promise<Set<string>> {
  const ofOther = await loadedBy(page, other);
  const own = [...(await loadedBy(page, path))].filter((file) => !ofOther.has(file));
  expect(own.length, `scripts of ${path} alone`).toBeGreaterThan(0);
  return new Set(own);
}

/** The script files that the document of a page names and those that its own script asks for at once. */
async function loadedBy(page: Page, path: string): Promise<Set<string>> {
  const fresh = await page
    .context()
    .browser()!
    .newContext({baseURL: new URL(page.url()).origin});
  await fresh.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: true}});
  });
  const visit = await fresh.newPage();
  const files = new Set<string>();
  visit.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (scripts.test(pathname)) files.add(pathname);
  });
  await visit.goto(path);
  await visit.evaluate(() => dispatchEvent(new Event('wake')));
  await visit.waitForSelector('html[data-has-hydrated="true"]');
  await fresh.close();
  return files;
}

/** Lets a test decide what happens to a set of files. */
export async function intercept(page: Page, files: Set<string>, handle: (route: Route) => Promise<void>) {
  await page.route(
    (url) => files.has(url.pathname),
    (route) => handle(route),
  );
}
