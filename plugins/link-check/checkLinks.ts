import {Parser} from 'htmlparser2';

/** The ids and the links of a rendered page. */
export interface PageLinks {
  ids: Set<string>;
  hrefs: string[];
}

/** Reads ids and links from the final HTML, also those that are not made by Docusaurus's `Link`. */
export function readPage(html: string): PageLinks {
  const page: PageLinks = {ids: new Set(), hrefs: []};
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) page.ids.add(attributes.id);
      if (name === 'a' && attributes.name) page.ids.add(attributes.name);
      if ((name === 'a' || name === 'area') && attributes.href !== undefined)
        page.hrefs.push(attributes.href);
      if ((name === 'img' || name === 'script') && attributes.src) page.hrefs.push(attributes.src);
      if (name === 'link' && attributes.href && attributes.rel !== 'canonical')
        page.hrefs.push(attributes.href);
    },
  });
  parser.write(html);
  parser.end();
  return page;
}

interface Site {
  /** Origin whose absolute links count as ours, e.g. `https://redux-toolkit.js.org`. */
  url: string;
  baseUrl: string;
  /** Route (without trailing slash, with base URL) to page. */
  pages: Map<string, PageLinks>;
  /** Tells whether a path below the base URL is a file of the build. */
  hasFile: (path: string) => boolean;
}

const withoutTrailingSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** One line for each link or anchor that leads nowhere, naming its page. */
export function findBrokenLinks({url, baseUrl, pages, hasFile}: Site): string[] {
  const origin = new URL(url).origin;
  const problems = new Set<string>();
  for (const [route, page] of pages) {
    for (const href of page.hrefs) {
      if (!URL.canParse(href, origin + route)) {
        problems.add(`${route}: the link "${href}" is no valid address`);
        continue;
      }
      const target = new URL(href, origin + route);
      if (target.origin !== origin || !target.protocol.startsWith('http')) continue;
      const path = decodeURIComponent(target.pathname);
      if (!`${path}/`.startsWith(baseUrl)) {
        problems.add(`${route}: the link "${href}" leaves the base URL ${baseUrl}`);
        continue;
      }
      const found = pages.get(withoutTrailingSlash(path));
      if (!found) {
        if (!hasFile(path.slice(baseUrl.length)))
          problems.add(`${route}: the link "${href}" leads to no page and no file`);
        continue;
      }
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (anchor && !found.ids.has(anchor))
        problems.add(`${route}: the link "${href}" names an anchor that ${path} does not have`);
    }
  }
  return [...problems].sort();
}
