import type {RouteConfig} from 'react-router-config';

type Met = (route: RouteConfig) => void;

let meet = (_pathname: string): void => undefined;
const listeners: Met[] = [];

/** Makes the address one that can be shown. Does nothing on the server and in development, where all pages are known. */
export const meetPage = (pathname: string): void => meet(pathname);

/** Calls back with the route of every page that is met from now on. */
export const whenMet = (listener: Met): void => void listeners.push(listener);

/** For browser/routes.ts, which only the browser's bundle has. */
export function meetWith(createRoute: (pathname: string) => RouteConfig | null): void {
  meet = (pathname) => {
    const route = createRoute(pathname);
    if (route) for (const listener of listeners) listener(route);
  };
}
