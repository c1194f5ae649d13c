// The bundler requires this file itself, without reading TypeScript.

const {readFileSync} = require('node:fs');
const {basename, dirname, join} = require('node:path');
const {readPages, withoutDocNames, withoutDocsPages} = require('../docusaurus-internals/generatedLists.cjs');
const {NO_PAGE} = require('./noPage.cjs');

/**
 * Docusaurus gives the browser lists of all pages: their routes, the scripts of each, and where those come from. Here the
 * route of a docs page is registered when the reader goes there (browser/routes.ts); the lists hold everything else.
 *
 * @param {{routes: string, registry: string, chunkNames: string}} generated
 * @returns {{routes: string, registry: string, chunkNames: string}}
 */
function withoutPages(generated) {
  const {docItem, inSidebar, pages} = readPages(generated);
  checkPages(inSidebar, pages);
  const {routes, ...others} = withoutDocsPages(generated, docItem);
  return {
    ...others,
    routes: [
      `import {registerRoutes} from '@site/plugins/static-articles/browser/routes';`,
      routes,
      `export default registerRoutes(routes, '${docItem}');`,
    ].join('\n'),
  };
}

/**
 * A page that cannot be registered cannot be read.
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
    'not a docs page, though it has a sidebar. A category of sidebars.ts cannot have a generated index here.',
  );
  refuse(
    pages.filter((path) => NO_PAGE.test(path)),
    'an address with characters that only files or routes have. Choose another file name or slug.',
  );
}

/**
 * @this {{resourcePath: string, addDependency: (file: string) => void}}
 * @param {string} source
 */
module.exports = function withoutPagesLoader(source) {
  if (basename(this.resourcePath) === 'globalData.json') return withoutDocNames(source);
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
