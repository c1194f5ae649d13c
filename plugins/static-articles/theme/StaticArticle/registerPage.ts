import type {RouteConfig} from 'react-router-config';

type Listener = (route: RouteConfig) => void;

let register = (_pathname: string): void => undefined;
const listeners: Listener[] = [];

/** Adds the route of a page. Does nothing on the server and in development, where all pages have one. */
export const registerPage = (pathname: string): void => register(pathname);

/** Calls back with the route of every page that is registered from now on. */
export const onPageRegistered = (listener: Listener): void => void listeners.push(listener);

/** For browser/routes.ts, which only the browser's bundle has. */
export function setRegistrar(createRoute: (pathname: string) => RouteConfig | null): void {
  register = (pathname) => {
    const route = createRoute(pathname);
    if (route) for (const listener of listeners) listener(route);
  };
}
