import type {Page} from '@playwright/test';

/** What the HTML of each page says, as served: no script of the site has run. */
export async function readPages<Facts>(
  page: Page,
  paths: readonly string[],
  extract: (document: Document) => Facts,
): Promise<Map<string, Facts>> {
  // A blank document of the same origin, in which the browser's own parser reads the others.
  await page.route('**/blank', (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>blank</title>'}),
  );
  await page.goto('/blank');
  const facts = await page.evaluate(
    async ([list, source]) => {
      const read = new Function('document', `return (${source})(document)`) as (parsed: Document) => unknown;
      const parser = new DOMParser();
      return Promise.all(
        list.map(async (path) => read(parser.parseFromString(await (await fetch(path)).text(), 'text/html'))),
      );
    },
    [paths, String(extract)] as const,
  );
  return new Map(paths.map((path, index) => [path, facts[index] as Facts]));
}
