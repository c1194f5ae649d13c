/** Is this the page a reader goes to from the end of the one they read? Only that one is fetched because it is in view. */
const isNextPage = (path: string) =>
  document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next')?.pathname === path;

/**
 * Docusaurus fetches every page whose link is on screen: the whole sidebar, before the reader did anything. Here a page
 * is fetched when the reader points at its link; `Link` does that with `preload`, which stays as it is.
 */
export function onRouteUpdate() {
  const stock = window.docusaurus;
  if ('onIntent' in stock) return;
  window.docusaurus = Object.freeze({
    ...stock,
    onIntent: true,
    prefetch: (path: string) => isNextPage(path) && stock.prefetch(path),
  });
}
