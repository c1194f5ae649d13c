import {posix} from 'node:path';

export interface Site {
  /** Origin and base URL: `https://redux-toolkit.js.org/`. */
  root: string;
  /** Addresses of pages by file: `docs/api/createSlice.mdx` -> `/api/createSlice` (with the base URL). */
  permalinks: ReadonlyMap<string, string>;
}

/** Makes an address that a page writes absolute: its own anchors, files of pages, paths of the site. */
export function resolveLink(url: string, page: string, {root, permalinks}: Site): string {
  if (/^[a-z][\w+.-]*:/i.test(url)) return url;
  const [path = '', ...hash] = url.split(/(?=#)/);
  const own = permalinks.get(page);
  if (own === undefined) throw new Error(`${page} is no page of the docs.`);
  if (path === '') return new URL(own + hash.join(''), root).href;
  if (path.endsWith('.mdx')) {
    const target = permalinks.get(posix.join(posix.dirname(page), path));
    if (target === undefined) throw new Error(`${page}: the link ${url} names no page of the docs.`);
    return new URL(target + hash.join(''), root).href;
  }
  if (path.startsWith('/')) return new URL(`.${url}`, root).href;
  return new URL(url, new URL(own, root)).href;
}
