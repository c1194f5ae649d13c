import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {routes, wrapPreload} from '@site/plugins/docusaurus-internals/browser/routes';
import {onPageRegistered} from '@theme/StaticArticle/registerPage';
import {showLoadFailure} from './showLoadFailure';

let isAlive = false;

/** Docusaurus calls this after each page that React has rendered. */
export function onRouteDidUpdate(): void {
  isAlive = true;
}

/**
 * Stock Docusaurus reloads the page when a file of the next page fails to load, which leaves an offline reader without
 * any page, and reports nothing when it fails on the first page. Here the failure reaches `@theme/Loading`.
 */
function survive(route: object): void {
  wrapPreload(
    route,
    (preload) => () =>
      preload().catch((error: unknown) => {
        if (isAlive) return console.warn(error);
        showLoadFailure(error);
        throw error;
      }),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  routes.forEach(survive);
  onPageRegistered(survive);
}
