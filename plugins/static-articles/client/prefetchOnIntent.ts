import {replacePreloading} from '../../docusaurus-internals/browser/preloading';
import {CLASSES} from '../../docusaurus-internals/themeNames';
import {registerPage} from '../theme/StaticArticle/registerPage';
import {loadSidebar} from '../theme/StaticArticle/sidebar';

/** Whether this is the next page and its link, at the end of the page, is in view: only then is a page prefetched. */
function isNextPage(path: string): boolean {
  const next = document.querySelector<HTMLAnchorElement>(`.${CLASSES.nextPage}`);
  return next?.pathname === path && next.getBoundingClientRect().top < window.innerHeight;
}

/**
 * Docusaurus prefetches every page whose link is on screen: the whole sidebar, before the reader did anything. Here a page
 * is loaded when the reader points at its link: then `Link` calls `preload`.
 */
export function onRouteUpdate() {
  replacePreloading((stock) => {
    const preload = (address: string) => {
      const path = address.replace(/[?#].*/, '');
      registerPage(path);
      const loading = stock.preload(path);
      // The next page may show more of the sidebar than this one: load it before the click, not after it.
      if (loading) void loading.then(loadSidebar, () => undefined);
      return loading;
    };
    return {preload, prefetch: (path) => isNextPage(path) && preload(path)};
  });
}
