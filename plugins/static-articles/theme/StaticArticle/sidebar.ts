import {useEffect, useSyncExternalStore} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {linksOf} from '../../sidebarInView';

type Items = PropSidebarItem[];

const ofPages = new Map<string, Items>();
const listeners = new Set<() => void>();
let whole: Items | undefined;
let load: (() => Promise<Items>) | undefined;

/** What a page shows of the sidebar at first. */
export const keepSidebar = (permalink: string, items: Items): void => void ofPages.set(permalink, items);

/** For the module with the data of all docs pages (versionLoader.cjs), which comes without its sidebar. */
export const loadSidebarWith = (loader: () => Promise<Items>): void => void (load = loader);

/** All of the sidebar. A failure is no more than a category that stays short; the next reach tries again. */
export function loadSidebar(): void {
  const loading = load;
  if (!loading) return;
  load = undefined;
  loading().then(
    (items) => {
      whole = items;
      for (const listener of listeners) listener();
    },
    () => (load = loading),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The addresses of all pages, once they are loaded: every page is in the sidebar. */
export function usePages(): string[] {
  useEffect(loadSidebar, []);
  return linksOf(useWholeSidebar() ?? []).map(({href}) => href);
}

function useWholeSidebar(): Items | undefined {
  return useSyncExternalStore(
    subscribe,
    () => whole,
    () => undefined,
  );
}

/** The sidebar for a page: all of it once loaded, and before that what is in view. */
export function useSidebarOf(pathname: string): Items | undefined {
  const all = useWholeSidebar();
  return all ?? ofPages.get(pathname.replace(/(?<=.)\/$/, ''));
}
