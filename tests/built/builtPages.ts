import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {root} from '../content/files';

export const build = join(root, 'build');
export const site = 'https://redux-toolkit.js.org';

/** A file of the build as text; a page is `fileOf('/api/createSlice', 'html')`. */
export const fileOf = (path: string, extension: string): string =>
  readFileSync(join(build, `${path === '/' ? 'index' : path}.${extension}`), 'utf8');

const parsed = new Map<string, CheerioAPI>();

/** A page as the host serves it: no script has run. It is parsed once for all tests, which must not change it. */
export function pageOf(route: string): CheerioAPI {
  const known = parsed.get(route);
  if (known) return known;
  const page = load(fileOf(route, 'html'));
  parsed.set(route, page);
  return page;
}

/** An attribute of every element that a selector finds on a page, in the page's order. */
export function attributesOf(route: string, selector: string, name: string): (string | undefined)[] {
  const $ = pageOf(route);
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name));
}
