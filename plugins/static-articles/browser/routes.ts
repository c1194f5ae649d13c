import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';
import {NO_PAGE} from '../noPage.cjs';
import {setRegistrar} from '../theme/StaticArticle/registerPage';
import {articleInDocument, PageNotFound} from './loadArticle';
import {loadPage} from './loadPage';
import {freezeWhilePending} from './freezeWhilePending';

interface Preloading {
  preload: () => Promise<unknown>;
  /** The same, of this page alone. */
  load: () => Promise<unknown>;
}

/** Both are Docusaurus's own, generated without the docs pages (withoutPages.cjs): a page is added when it is registered. */
const modules = registry as unknown as Record<string, [() => Promise<unknown>, string, string]>;
const chunkNames = routesChunkNames as Record<string, Record<string, string>>;

/**
 * Adds the route of a docs page when the reader goes there, or points at a link to it. Only the server knows whether the
 * address is a page: one that is not found loses its route again, and the site's own not-found page is shown.
 */
export function registerRoutes(routes: RouteConfig[], docItem: string): RouteConfig[] {
  const pages = innermost(routes);
  const others = new Set(routes.filter(({exact}) => exact).map(({path}) => path as string));
  const registered = new Map<string, RouteConfig>();
  /** Registered, but the network or the server failed: the next registration tries again. */
  const failed = new Set<string>();
  const first = articleInDocument();
  /** The server has answered this address already, and not with a docs page. The router decodes addresses. */
  const answered = first ? null : decoded(window.location.pathname);

  /**
   * A reader can ask for a page while another is on its way. Docusaurus then takes the first that is loaded for the one it
   * waits for, and shows an empty page. So none counts as loaded before the one in the address bar is.
   */
  const untilAsked = async () => {
    const asked = registered.get(pathOf(decoded(window.location.pathname)))?.component as
      Preloading | undefined;
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
    const component = pageComponent(path, docItem);
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

/** What Docusaurus would have generated for the page, from lists that now name it. */
function pageComponent(path: string, docItem: string): Preloading {
  modules[path] = [() => loadPage(path), path, path];
  chunkNames[`${path}-page`] = {__comp: docItem, content: path};
  return ComponentCreator(path, 'page') as unknown as Preloading;
}

/** Without what servers may add to the address of a page. */
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

/** Docs pages are nested in their version and in what they share, which stays as it is while a page is loaded. */
function innermost(routes: RouteConfig[]): RouteConfig[] {
  const outer = routes.find((route) => route.routes);
  if (!outer?.routes) return routes;
  outer.component = freezeWhilePending(outer.component);
  return innermost(outer.routes);
}
