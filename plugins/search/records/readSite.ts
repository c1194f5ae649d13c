import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DiskCache} from '../../shared/DiskCache';
import {readPage} from './readPage';
import type {SearchRecord} from './searchRecord';

export interface BuiltSite {
  outDir: string;
  baseUrl: string;
  /** Scheme and host of the site. */
  url: string;
  /** Every route, with the base URL. */
  routesPaths: string[];
}

/** The records of all pages; those of a page that is the same as in the build before are remembered. */
export async function readSite(site: BuiltSite, cache: DiskCache): Promise<SearchRecord[]> {
  const origin = site.url.replace(/\/$/, '');
  const routes = [...new Set(site.routesPaths)].sort();
  const pages = await Promise.all(
    routes.map(async (route) => {
      const html = await htmlOf(site, route);
      if (html === null) return [];
      const address = {site: origin, path: route};
      return cache.get('records', [html, address], () => readPage(html, address));
    }),
  );
  const records = pages.flat();
  if (records.length === 0) {
    throw new Error(
      `No docs page found below ${site.outDir}. Search needs pages with <meta name="docusaurus_tag"> and an ` +
        `<article>; see the selectors in plugins/search/records/readPage.ts.`,
    );
  }
  return records;
}

/** `trailingSlash` decides whether a route is `route.html` or `route/index.html`. */
async function htmlOf({outDir, baseUrl}: BuiltSite, route: string): Promise<string | null> {
  const relative = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route.replace(/^\//, '');
  for (const file of [`${relative}.html`, path.join(relative, 'index.html')]) {
    const html = await readFile(path.join(outDir, file), 'utf8').catch(() => null);
    if (html !== null) return html;
  }
  return null;
}
