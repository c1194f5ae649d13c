import type {RouteConfig} from 'react-router-config';
import {pageComponent, type Preloading} from '../../docusaurus-internals/browser/pageComponent';
import {NO_PAGE} from '../noPage.cjs';
import {setRegistrar} from '../theme/StaticArticle/registerPage';
import {articleInDocument, PageNotFound} from './loadArticle';
import {loadPage} from './loadPage';
import {freezeWhilePending} from './freezeWhilePending';

interface PageComponent extends Preloading {
  /** Loads this page only; `preload` also waits for the page of the address bar. */
  load: () => Promise<unknown>;
}

/**
 * Adds the route of a docs page when the reader goes there, or points at a link to it. Only the server knows whether the
 * address is a page: the route of one that is not found is removed, and the site's not-found page is shown.
 */
export function registerRoutes(routes: RouteConfig[], docItem: string): RouteConfig[] {
  const pages = innermost(routes);
  const others = new Set(routes.filter(({exact}) => exact).map(({path}) => path as string));
  const registered = new Map<string, RouteConfig>();
  /** Registered, but loading failed: the next registration tries again. */
  const failed = new Set<string>();
  const first = articleInDocument();
  /** The server already answered this address, not with a docs page. Decoded, as the router decodes addresses. */
  const answered = first ? null : decoded(window.location.pathname);

  /**
   * A reader can ask for a page while another is being loaded. Docusaurus then takes the first that is loaded for the one
   * it waits for, and shows an empty page. So no page counts as loaded before the one in the address bar is.
   */
  const untilAsked = async () => {
    const asked = registered.get(pathOf(decoded(window.location.pathname)))?.component as
      PageComponent | undefined;
    await asked?.load();
  };

  const createRoute = (pathname: string): RouteConfig | null => {
    const path = pathOf(pathname);
    if (others.has(path) || others.has(`${path}/`) || pathname === answered || NO_PAGE.test(path))
      return null;
    const known = registered.get(path);
    if (known && !failed.delete(path)) return null;
    const route = known ?? ({path, key: path, exact: true, sidebar: 'docs'} as RouteConfig);
    registered.set(path, route);
    if (!known) pages.push(route);
    const component = pageComponent(path, docItem, () => loadPage(path)) as PageComponent;
    const {preload} = component;
    component.load = () =>
      preload().catch((error: unknown) => {
        if (!(error instanceof PageNotFound)) {
          failed.add(path);
          throw error;
        }
        if (pages.includes(route)) pages.splice(pages.indexOf(route), 1);
      });
    component.preload = () => component.load().then(untilAsked);
    route.component = freezeWhilePending(component as unknown as RouteConfig['component']);
    return route;
  };

  if (first) createRoute(first);
  setRegistrar(createRoute);
  return routes;
}

/** Without the parts that servers may add to the address of a page. */
function pathOf(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|(?<=.)\/$/, '');
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Docs pages are nested in the routes of their version and layout, which are frozen while a page is loaded. */
function innermost(routes: RouteConfig[]): RouteConfig[] {
  const outer = routes.find((route) => route.routes);
  if (!outer?.routes) return routes;
  outer.component = freezeWhilePending(outer.component);
  return innermost(outer.routes);
}
