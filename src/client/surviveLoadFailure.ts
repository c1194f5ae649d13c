import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {routes, wrapPreload} from '@site/plugins/docusaurus-internals/browser/routes';
import {onPageRegistered} from '@theme/StaticArticle/registerPage';
import {retryLoading} from './retryLoading';

let isAlive = false;

/** Docusaurus calls this after each page that React has rendered. */
export function onRouteDidUpdate(): void {
  isAlive = true;
}

/** Before React has started, the static text stays readable below a box that offers to try again. */
function showBox(error: unknown): void {
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = String(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.addEventListener('click', () => void retryLoading());
  box.append(text, button);
  document.body.prepend(box);
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
        showBox(error);
        throw error;
      }),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  routes.forEach(survive);
  onPageRegistered(survive);
}
