import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** `/api/createSlice.html` and `/api/createSlice/index.html` are `/api/createSlice`; `/index.html` is the landing page. */
export function withoutHtml(pathname: string, baseUrl: string): string {
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '');
  return `${stripped}/` === baseUrl ? baseUrl : stripped;
}

/**
 * Docusaurus strips the ending while it renders, but chooses what to load by the address as it stands: the page would
 * start without its own script. Client modules run before that choice. A host that knows only the clean address has sent
 * the not-found page instead: it is asked again.
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
