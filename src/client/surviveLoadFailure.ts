import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {onPageRegistered} from '@theme/StaticArticle/registerPage';
import {retryLoading} from './retryLoading';

/** What a generated route truly is; the published types say that `preload` returns nothing. */
interface Route {
  component: {preload?: () => Promise<unknown>};
  routes?: Route[];
}

let isAlive = false;

/** Docusaurus calls this after each page that React has rendered. */
export function onRouteDidUpdate(): void {
  isAlive = true;
}

/** While React is not there yet, the static text stays readable, below a box that offers to try again. */
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
 * Stock Docusaurus reloads the page when a file of the next page fails to load, which loses the reader who is
 * offline, and says nothing at all when it fails on the first page. Here the failure reaches `@theme/Loading`.
 */
function survive(route: Route): void {
  const {preload} = route.component;
  if (preload) {
    route.component.preload = () =>
      preload().catch((error: unknown) => {
        if (isAlive) return console.warn(error);
        showBox(error);
        throw error;
      });
  }
  route.routes?.forEach(survive);
}

if (ExecutionEnvironment.canUseDOM) {
  (routes as unknown as Route[]).forEach(survive);
  onPageRegistered((route) => survive(route as unknown as Route));
}
