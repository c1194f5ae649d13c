import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';
import {NO_PAGE} from '../noPage.cjs';
import {loseRoute, meetWith} from '../theme/StaticArticle/meetPage';
import {articleInDocument, PageNotFound} from './loadArticle';
import {loadPage} from './loadPage';

type Preloading = {preload: () => Promise<unknown>};

/** Both are Docusaurus's own, generated without the docs pages (withoutPages.cjs): a page is added when it is met. */
const modules = registry as unknown as Record<string, [() => Promise<unknown>, string, string]>;
const chunkNames = routesChunkNames as Record<string, Record<string, string>>;

/**
 * Routes that learn of a docs page when the reader goes there, or points at a link to it. Whether the address is a page,
 * its server knows: one that is not found loses its route again, and the site's own not-found page is shown.
 */
export function meetPages(routes: RouteConfig[], docItem: string): RouteConfig[] {
  const pages = innermost(routes);
  const others = new Set(routes.filter(({exact}) => exact).map(({path}) => path as string));
  const met = new Map<string, RouteConfig>();
  /** Met, but the network or the server failed: the next meeting tries again. */
  const failed = new Set<string>();
  const first = articleInDocument();
  /** The server has answered this address already, and not with a docs page. The router decodes addresses. */
  const answered = first ? null : decoded(window.location.pathname);

  const createRoute = (pathname: string): RouteConfig | null => {
    const path = pathname.replace(/(?:\/index)?\.html$|(?<=.)\/$/, '');
    if (others.has(path) || others.has(`${path}/`) || pathname === answered || NO_PAGE.test(path))
      return null;
    const known = met.get(path);
    if (known && !failed.delete(path)) return null;
    const route = known ?? ({path, key: path, exact: true, sidebar: 'docs'} as RouteConfig);
    met.set(path, route);
    if (!known) pages.push(route);
    route.component = pageComponent(path, docItem, (error) => {
      if (!(error instanceof PageNotFound)) {
        failed.add(path);
        throw error;
      }
      if (!pages.includes(route)) return;
      pages.splice(pages.indexOf(route), 1);
      loseRoute();
    });
    return route;
  };

  if (first) createRoute(first);
  meetWith(createRoute);
  return routes;
}

/** What Docusaurus would have generated for the page, from lists that now name it. */
function pageComponent(path: string, docItem: string, onError: (error: unknown) => void) {
  modules[path] = [() => loadPage(path), path, path];
  chunkNames[`${path}-page`] = {__comp: docItem, content: path};
  const component = ComponentCreator(path, 'page') as unknown as Preloading;
  const {preload} = component;
  component.preload = () => preload().catch(onError);
  return component as unknown as NonNullable<RouteConfig['component']>;
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
