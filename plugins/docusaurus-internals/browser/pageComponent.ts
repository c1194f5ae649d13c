import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {expectFound} from './expect';

/** What a route renders; the published types do not have `preload`. */
export interface Preloading {
  preload: () => Promise<unknown>;
}

const modules = registry as unknown as Record<string, [() => Promise<unknown>, string, string]>;
const chunkNames = routesChunkNames as Record<string, Record<string, string>>;

/**
 * The component of a docs page that Docusaurus's lists do not have: adds it to them, then creates the component as the
 * generated routes do.
 *
 * @param docItem the chunk of the component of docs pages
 * @param load resolves with the page's module
 */
export function pageComponent(path: string, docItem: string, load: () => Promise<unknown>): Preloading {
  expectFound(Array.isArray(modules[docItem]), 'registry of chunks');
  modules[path] = [load, path, path];
  chunkNames[`${path}-page`] = {__comp: docItem, content: path};
  const component = ComponentCreator(path, 'page') as unknown as Preloading;
  expectFound(typeof component.preload === 'function', 'preload of a route');
  return component;
}
