import generated from '@generated/routes';
import {expectFound} from './expect';
import type {Preloading} from './pageComponent';

interface Route {
  component: Preloading;
  routes?: Route[];
}

/** All routes that Docusaurus generated; docs pages are added to them while the reader goes on. */
export const routes = generated as unknown as Route[];

/** Replaces what loads the component of a route and of the routes inside it. */
export function wrapPreload(route: object, wrap: (preload: Preloading['preload']) => Preloading['preload']) {
  const {component, routes: inner} = route as Route;
  expectFound(typeof component.preload === 'function', 'preload of a route');
  component.preload = wrap(component.preload);
  for (const one of inner ?? []) wrapPreload(one, wrap);
}
