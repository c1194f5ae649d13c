import {registerPage} from '../theme/StaticArticle/registerPage';
import {loadSidebar} from '../theme/StaticArticle/sidebar';

/** Has the reader come to the end of the page, where the link to this one is? Only then is it fetched for being in view. */
function isNextPage(path: string): boolean {
  const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
  return next?.pathname === path && next.getBoundingClientRect().top < window.innerHeight;
}

/**
 * Docusaurus fetches every page whose link is on screen: the whole sidebar, before the reader did anything. Here a page
 * is fetched when the reader points at its link, which `Link` tells `preload`.
 */
export function onRouteUpdate() {
  const stock = window.docusaurus;
  if ('onIntent' in stock) return;
  const preload = (address: string) => {
    const path = address.replace(/[?#].*/, '');
    registerPage(path);
    const loading = stock.preload(path);
    // The next page may show more of the sidebar than this one: better here before the click than after it.
    if (loading) void loading.then(loadSidebar, () => undefined);
    return loading;
  };
  window.docusaurus = Object.freeze({
    onIntent: true,
    preload,
    prefetch: (path: string) => isNextPage(path) && preload(path),
  });
}
