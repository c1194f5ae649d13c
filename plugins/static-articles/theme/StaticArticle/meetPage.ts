import type {RouteConfig} from 'react-router-config';

type Met = (route: RouteConfig) => void;

let meet = (_pathname: string): void => undefined;
const listeners: Met[] = [];

/** Makes the address one that can be shown. Does nothing on the server and in development, where all pages are known. */
export const meetPage = (pathname: string): void => meet(pathname);

/** Calls back with the route of every page that is met from now on. */
export const whenMet = (listener: Met): void => void listeners.push(listener);

let lost = 0;

/** How many routes were lost again, because there is no such page: for who keeps what was rendered from them. */
export const lostRoutes = (): number => lost;

export const loseRoute = (): void => void (lost += 1);

/** For browser/routes.ts, which only the browser's bundle has. */
export function meetWith(createRoute: (pathname: string) => RouteConfig | null): void {
  meet = (pathname) => {
    const route = createRoute(pathname);
    if (route) for (const listener of listeners) listener(route);
  };
}
