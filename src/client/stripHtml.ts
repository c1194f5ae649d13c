import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** `/api/createSlice.html` and `/api/createSlice/index.html` are `/api/createSlice`; `/index.html` is the landing page. */
export function withoutHtml(pathname: string, baseUrl: string): string {
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '');
  return `${stripped}/` === baseUrl ? baseUrl : stripped;
}

/**
 * Docusaurus strips the ending when it renders, but chooses what to load by the full address: the page would start without
 * its script. Client modules run before that choice. A host that only knows the clean address has sent the not-found
 * page: the clean address is loaded.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const stripped = withoutHtml(pathname, siteConfig.baseUrl);
  const clean = stripped + search + hash;
  if (stripped !== pathname) {
    if (document.querySelector('[data-not-found]')) window.location.replace(clean);
    else window.history.replaceState(window.history.state, '', clean);
  }
}
