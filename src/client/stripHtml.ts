import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Where the bundler puts the site: its base URL. */
declare const __webpack_public_path__: string;

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
  const stripped = withoutHtml(pathname, __webpack_public_path__);
  const clean = stripped + search + hash;
  if (stripped !== pathname) {
    if (document.querySelector('[data-not-found]')) window.location.replace(clean);
    else window.history.replaceState(window.history.state, '', clean);
  }
}
