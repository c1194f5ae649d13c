import {expectFound} from './expect';

type Preloading = typeof window.docusaurus;

const replaced = new WeakSet<object>();

/** Loads a page ahead, as a link does when the reader points at it. */
export const preloadPage = (path: string): void => void window.docusaurus.preload(path);

/** Replaces how links load pages ahead, once: `window.docusaurus` is there when the first page is rendered. */
export function replacePreloading(replace: (stock: Preloading) => Preloading): void {
  const stock = window.docusaurus;
  expectFound(
    typeof stock?.preload === 'function' && typeof stock.prefetch === 'function',
    'window.docusaurus',
  );
  if (replaced.has(stock)) return;
  window.docusaurus = Object.freeze(replace(stock));
  replaced.add(window.docusaurus);
}
