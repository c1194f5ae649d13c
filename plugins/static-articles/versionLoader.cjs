// The bundler requires this file itself, without reading TypeScript.

const {splitDocsVersion} = require('../docusaurus-internals/docsVersion.cjs');

/**
 * The data of all docs pages as two modules. Every page has the part of the sidebar that it shows, so the whole sidebar is
 * a module that is loaded later.
 *
 * @param {string} source
 * @param {string} file
 * @returns {{version: string, sidebar: string}}
 */
function splitVersion(source, file) {
  const {data, sidebar} = splitDocsVersion(source);
  const later = `import(/* webpackChunkName: "sidebar" */ ${JSON.stringify(`${file}?sidebar`)})`;
  return {
    version: [
      `import {loadSidebarWith} from '@theme/StaticArticle/sidebar';`,
      `loadSidebarWith(async () => (await ${later}).default);`,
      `export default ${JSON.stringify(data)};`,
    ].join('\n'),
    sidebar: `export default ${JSON.stringify(sidebar)};`,
  };
}

/**
 * @this {{resourcePath: string, resourceQuery: string}}
 * @param {string} source
 */
module.exports = function versionLoader(source) {
  const {version, sidebar} = splitVersion(source, this.resourcePath);
  return this.resourceQuery === '?sidebar' ? sidebar : version;
};
module.exports.splitVersion = splitVersion;
