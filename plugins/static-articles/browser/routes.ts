import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';
import {articleInDocument, PageNotFound} from './loadArticle';
import {loadPage} from './loadPage';
import {meetWith} from '../theme/StaticArticle/meetPage';

type Preloading = {preload: () => Promise<unknown>};

/** Both are Docusaurus's own, generated without the docs pages (withoutPages.cjs): a page is added when it is met. */
const modules = registry as unknown as Record<string, [() => Promise<unknown>, string, string]>;
const chunkNames = routesChunkNames as Record<string, Record<string, string>>;

/** A file, or letters that no page's address has and that mean something else in a route. */
const NO_PAGE = /\.\w+$|[%:*?+()[\]{}\\<>"'\s]/;

/**
 * Routes that learn of a docs page when the reader goes there, or points at a link to it. Whether the address is a page,
 * its server knows: one that is not found is forgotten again, and the site's own not-found page is shown.
 */
export function meetPages(routes: RouteConfig[], docItem: string): RouteConfig[] {
  const pages = innermost(routes);
  const known = new Set(routes.filter(({exact}) => exact).map(({path}) => path as string));

  const createRoute = (pathname: string): RouteConfig | null => {
    const path = pathname.replace(/(?:\/index)?\.html$|(?<=.)\/$/, '');
    if (known.has(path) || known.has(`${path}/`) || NO_PAGE.test(path)) return null;
    known.add(path);
    modules[path] = [() => loadPage(path), path, path];
    chunkNames[`${path}-page`] = {__comp: docItem, content: path};
    const component = ComponentCreator(path, 'page') as unknown as Preloading;
    const route = {path, exact: true, component, sidebar: 'docs'} as unknown as RouteConfig;
    const {preload} = component;
    component.preload = () =>
      preload().catch((error: unknown) => {
        if (!(error instanceof PageNotFound)) throw error;
        if (pages.includes(route)) pages.splice(pages.indexOf(route), 1);
      });
    pages.push(route);
    return route;
  };

  const first = articleInDocument();
  if (first) createRoute(first);
  // Without an article this is another page, or none. The router decodes addresses.
  else known.add(decoded(window.location.pathname));
  meetWith(createRoute);
  return routes;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Docs pages are nested in their version and in what they share. */
function innermost(routes: RouteConfig[]): RouteConfig[] {
  const nested = routes.find((route) => route.routes)?.routes;
  return nested ? innermost(nested) : routes;
}
