// Bundler loaders are required by the bundler itself, which reads no TypeScript.

const {readFileSync} = require('node:fs');
const {basename, dirname, join} = require('node:path');

const {NO_PAGE} = require('./noPage.cjs');

const ROUTE =
  /\{\s*path: '([^']*)',\s*component: ComponentCreator\('[^']*', '\w+'\),\s*exact: true,\s*sidebar: "[\w-]+"\s*\},?/g;
const SOURCE = /^\s*"(\w+)": \[.*?\],/gm;
const DOC_ITEM = /"(\w+)": \[\(\) => import\([^)]*"@theme\/DocItem"\)/;
const ADAPT = 'Docusaurus changed what it generates: adapt plugins/static-articles/withoutPages.cjs.';

/**
 * Docusaurus gives the browser lists of all pages: their routes, the scripts of each, and where those come from. Here the
 * route of a docs page is registered when the reader goes there (browser/routes.ts); the lists hold everything else.
 *
 * @param {{routes: string, registry: string, chunkNames: string}} generated
 * @returns {{routes: string, registry: string, chunkNames: string}}
 */
function withoutPages({routes, registry, chunkNames}) {
  const docItem = registry.match(DOC_ITEM)?.[1];
  if (!docItem || routes.search(ROUTE) < 0) throw new Error(`There is no route of a docs page. ${ADAPT}`);
  const all = Object.entries(JSON.parse(chunkNames));
  const pages = all.filter(([, {__comp}]) => __comp === docItem);
  const content = new Set(pages.map(([, chunks]) => chunks.content));
  checkPages(
    [...routes.matchAll(ROUTE)].map(([, path = '']) => path),
    pages.map(([name]) => name.replace(/-[^-]+$/, '')),
  );
  return {
    routes: [
      `import {registerRoutes} from '@site/plugins/static-articles/browser/routes';`,
      routes.replace(ROUTE, '').replace('export default [', 'const routes = ['),
      `export default registerRoutes(routes, '${docItem}');`,
    ].join('\n'),
    registry: registry.replace(SOURCE, (entry, name) => (content.has(name) ? '' : entry)),
    chunkNames: JSON.stringify(Object.fromEntries(all.filter(([, {__comp}]) => __comp !== docItem))),
  };
}

/**
 * A page that could not be registered would be a page that nobody can read.
 *
 * @param {string[]} inSidebar addresses of the routes that have a sidebar
 * @param {string[]} pages addresses of the docs pages
 */
function checkPages(inSidebar, pages) {
  const refuse = (/** @type {string[]} */ paths, /** @type {string} */ fix) => {
    if (paths.length > 0) throw new Error(`${paths.join(', ')}: ${fix}`);
  };
  refuse(
    pages.filter((path) => !inSidebar.includes(path)),
    'not in the sidebar. Add it to sidebars.ts.',
  );
  refuse(
    inSidebar.filter((path) => !pages.includes(path)),
    'no docs page, though it has a sidebar. A category of sidebars.ts cannot have a generated index here.',
  );
  refuse(
    pages.filter((path) => NO_PAGE.test(path)),
    'an address with characters that only files or routes have. Choose another file name or slug.',
  );
}

/**
 * The same list once more, for links to a page by its name, which this site has none of.
 *
 * @param {string} source
 */
function withoutNames(source) {
  const data = JSON.parse(source);
  const docs = data['docusaurus-plugin-content-docs']?.default;
  if (!docs?.versions) throw new Error(`The global data have no versions of the docs. ${ADAPT}`);
  for (const version of docs.versions) version.docs = [];
  return JSON.stringify(data);
}

/**
 * @this {{resourcePath: string, addDependency: (file: string) => void}}
 * @param {string} source
 */
module.exports = function withoutPagesLoader(source) {
  if (basename(this.resourcePath) === 'globalData.json') return withoutNames(source);
  const read = (/** @type {string} */ name) => {
    const file = join(dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const {routes, registry, chunkNames} = withoutPages({
    routes: read('routes.js'),
    registry: read('registry.js'),
    chunkNames: read('routesChunkNames.json'),
  });
  const parts = {'routes.js': routes, 'registry.js': registry, 'routesChunkNames.json': chunkNames};
  return parts[/** @type {keyof typeof parts} */ (basename(this.resourcePath))];
};
module.exports.withoutPages = withoutPages;
module.exports.withoutNames = withoutNames;
