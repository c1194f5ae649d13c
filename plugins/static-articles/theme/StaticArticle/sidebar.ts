import {useEffect, useSyncExternalStore} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {linksOf} from '../../sidebarInView';

type Items = PropSidebarItem[];

const ofPages = new Map<string, Items>();
const listeners = new Set<() => void>();
/** For an address whose page failed to load and brought none. */
let fallbackItems: Items | undefined;
let allItems: Items | undefined;
let load: (() => Promise<Items>) | undefined;

/** Stores the part of the sidebar that a page shows at first. */
export function keepSidebar(permalink: string, items: Items): void {
  ofPages.set(permalink, items);
  fallbackItems ??= items;
}

/** For the module with the data of all docs pages (versionLoader.cjs), which comes without its sidebar. */
export const loadSidebarWith = (loader: () => Promise<Items>): void => void (load = loader);

/** In milliseconds after a failure, before the sidebar can be loaded again. */
const PAUSE = 5000;

/** Loads the whole sidebar. If that fails, closed categories keep showing one page. */
export function loadSidebar(): void {
  const loading = load;
  if (!loading) return;
  load = undefined;
  loading().then(
    (items) => {
      allItems = items;
      for (const listener of listeners) listener();
    },
    () => setTimeout(() => (load = loading), PAUSE),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The addresses of all pages, once they are loaded: every page is in the sidebar. */
export function usePages(): string[] {
  useEffect(loadSidebar, []);
  const inSidebar = linksOf(useWholeSidebar() ?? []).map(({href}) => href);
  // In development all pages are in the global data.
  const inData = Object.values(useAllDocsData()).flatMap(({versions}) => versions.flatMap(({docs}) => docs));
  return [...inSidebar, ...inData.map(({path}) => path)];
}

function useWholeSidebar(): Items | undefined {
  return useSyncExternalStore(
    subscribe,
    () => allItems,
    () => undefined,
  );
}

/** The sidebar for a page: all of it once loaded, before that the visible part. */
export function useSidebarOf(pathname: string): Items | undefined {
  const all = useWholeSidebar();
  return all ?? ofPages.get(pathname.replace(/(?<=.)\/$/, '')) ?? fallbackItems;
}
