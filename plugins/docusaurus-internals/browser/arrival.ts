import type {ClientModule} from '@docusaurus/types';

/**
 * Tells modules that the page is there, as Docusaurus does after React has rendered it; it will do so once more. On the
 * landing page it also looks for `window.docusaurus` to know whether scripts load.
 */
export function announceArrival(modules: ClientModule[]): void {
  (window as {docusaurus?: object}).docusaurus ??= {};
  const {pathname, search, hash} = window.location;
  for (const {onRouteDidUpdate} of modules)
    onRouteDidUpdate?.({location: {pathname, search, hash, state: undefined}, previousLocation: null});
}
