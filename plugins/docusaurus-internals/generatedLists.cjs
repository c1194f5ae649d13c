// Bundler loaders use this file, and the bundler requires them without reading TypeScript.

const {changed} = require('./changed.cjs');

const FILE = 'generatedLists.cjs';
const ROUTE =
  /\{\s*path: '([^']*)',\s*component: ComponentCreator\('[^']*', '\w+'\),\s*exact: true,\s*sidebar: "[\w-]+"\s*\},?/g;
const SOURCE = /^\s*"(\w+)": \[.*?\],/gm;
const DOC_ITEM = /"(\w+)": \[\(\) => import\([^)]*"@theme\/DocItem"\)/;

/** The files that Docusaurus writes for browsers, with an entry for each page. */
const LISTS = ['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'];

/** @typedef {{routes: string, registry: string, chunkNames: string}} Lists the text of the first three */

/**
 * @param {Lists} lists
 * @returns {{docItem: string, inSidebar: string[], pages: string[]}} the chunk of the component of docs pages, the
 *   addresses of the routes with a sidebar, and those of the docs pages
 */
function readPages({routes, registry, chunkNames}) {
  const docItem = registry.match(DOC_ITEM)?.[1];
  if (!docItem) throw changed(FILE, 'in registry.js, "chunk": [() => import("@theme/DocItem")', registry);
  const inSidebar = [...routes.matchAll(ROUTE)].map(([, path = '']) => path);
  if (inSidebar.length === 0)
    throw changed(
      FILE,
      "in routes.js, {path: '…', component: ComponentCreator('…', '…'), exact: true, sidebar: \"…\"}",
      routes,
    );
  // A key is the address and a hash.
  const pages = pagesIn(chunkNames, docItem).map(([key]) => key.replace(/-[^-]+$/, ''));
  return {docItem, inSidebar, pages};
}

/**
 * The same lists without docs pages; `routes.js` ends without an export, in a constant named `routes`.
 *
 * @param {Lists} lists
 * @param {string} docItem
 * @returns {Lists}
 */
function withoutDocsPages({routes, registry, chunkNames}, docItem) {
  const pages = new Map(pagesIn(chunkNames, docItem));
  const content = new Set([...pages.values()].map((chunks) => chunks.content));
  const others = Object.entries(JSON.parse(chunkNames)).filter(([key]) => !pages.has(key));
  if (!routes.includes('export default [')) throw changed(FILE, 'in routes.js, export default [', routes);
  return {
    routes: routes.replace(ROUTE, '').replace('export default [', 'const routes = ['),
    registry: registry.replace(SOURCE, (entry, name) => (content.has(name) ? '' : entry)),
    chunkNames: JSON.stringify(Object.fromEntries(others)),
  };
}

/**
 * @param {string} chunkNames
 * @param {string} docItem
 * @returns {[key: string, chunks: {content: string}][]}
 */
function pagesIn(chunkNames, docItem) {
  const pages = Object.entries(JSON.parse(chunkNames)).filter(([, {__comp}]) => __comp === docItem);
  if (!pages.every(([, {content}]) => content))
    throw changed(FILE, 'in routesChunkNames.json, {"__comp": "…", "content": "…"}', chunkNames);
  return pages;
}

/**
 * The global data without the list of all docs pages, which serves links to a page by its name.
 *
 * @param {string} source
 */
function withoutDocNames(source) {
  const data = JSON.parse(source);
  const versions = data['docusaurus-plugin-content-docs']?.default?.versions;
  if (!versions?.every((/** @type {{docs: unknown}} */ {docs}) => Array.isArray(docs)))
    throw changed(FILE, 'in globalData.json, docusaurus-plugin-content-docs.default.versions[].docs', source);
  for (const version of versions) version.docs = [];
  return JSON.stringify(data);
}

module.exports = {LISTS, readPages, withoutDocsPages, withoutDocNames};
