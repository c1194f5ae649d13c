import {docRoutes, missingRoute, routes} from '../routes';
import {expect, test} from './fixtures';
import {readPages} from './pages';

const site = 'https://redux-toolkit.js.org';

const head = (document: Document) => {
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: meta('description'),
    canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
      link.getAttribute('href'),
    ),
    robots: meta('robots'),
    ogTitle: meta('og:title'),
    ogDescription: meta('og:description'),
    ogUrl: meta('og:url'),
    ogImage: meta('og:image'),
    twitterCard: meta('twitter:card'),
    twitterImage: meta('twitter:image'),
    locale: meta('og:locale'),
    language: meta('docusaurus_locale'),
    version: meta('docusaurus_version'),
    tag: meta('docusaurus_tag'),
    structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    ),
    styled: [...document.querySelectorAll('main [style]')].map((element) => element.outerHTML.slice(0, 80)),
  };
};

test('every page says what it is about', async ({page, request}) => {
  const pages = await readPages(page, routes, head);
  const titles = new Set<string>();
  const images = new Set<string>();
  for (const [path, facts] of pages) {
    const address = `${site}${path === '/' ? '/' : path}`;
    expect.soft(facts, path).toMatchObject({
      lang: 'en',
      canonicals: [address],
      ogUrl: address,
      ogTitle: facts.title,
      ogDescription: facts.description,
      ogImage: expect.stringMatching(/^https:\/\/redux-toolkit\.js\.org\/img\/.+\.(png|jpg)$/),
      twitterImage: facts.ogImage,
      twitterCard: 'summary_large_image',
      language: 'en',
    });
    expect.soft(facts.description?.length ?? 0, `${path}: description`).toBeGreaterThan(40);
    expect.soft(facts.title, path).toMatch(path === '/' ? /Redux Toolkit/ : /^.+ \| Redux Toolkit$/);
    titles.add(facts.title);
    images.add(facts.ogImage!);
  }
  expect(titles.size, 'pages with a title of their own').toBeGreaterThan(routes.length - 8);
  for (const image of images) {
    const response = await request.get(new URL(image).pathname);
    expect(response.status(), image).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test('every page may be indexed, but for lists of search results', async ({page, request}) => {
  const pages = await readPages(page, routes, head);
  const kept = [...pages].filter(([, facts]) => facts.robots?.includes('noindex')).map(([path]) => path);
  expect(kept.filter((path) => path !== '/search')).toEqual([]);
  const robots = await request.get('/robots.txt');
  if (robots.ok()) expect(await robots.text()).not.toMatch(/^Disallow: \S/m);
});

test('docs pages carry the search tag of their version', async ({page}) => {
  for (const [path, facts] of await readPages(page, docRoutes, head)) {
    expect.soft(facts, path).toMatchObject({version: 'current', tag: 'docs-default-current'});
  }
});

test('docs pages describe their breadcrumbs as JSON-LD', async ({page}) => {
  for (const [path, {structured}] of await readPages(page, docRoutes, head)) {
    const lists = structured
      .map((text) => JSON.parse(text!))
      .filter((entry) => entry['@type'] === 'BreadcrumbList');
    expect.soft(lists, path).toHaveLength(1);
    const [list] = lists;
    expect.soft(list?.['@context'], path).toMatch(/^https?:\/\/schema\.org/);
    const items = (list?.itemListElement ?? []) as {position: number; name: string; item?: string}[];
    expect.soft(items.length, path).toBeGreaterThan(0);
    expect
      .soft(
        items.map((item) => item.position),
        path,
      )
      .toEqual(items.map((_, index) => index + 1));
    for (const {name, item} of items) {
      expect.soft(name, path).toBeTruthy();
      if (item) expect.soft(item, path).toMatch(/^https:\/\/redux-toolkit\.js\.org\//);
    }
  }
});

test('no content needs inline styles', async ({page, problems}) => {
  problems.allow(/404 \(Not Found\)/);
  const pages = await readPages(page, [...routes, missingRoute], head);
  expect(
    [...pages].filter(([, facts]) => facts.styled.length > 0).map(([path, facts]) => [path, facts.styled]),
  ).toEqual([]);
});
