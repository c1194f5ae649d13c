// Bundler loaders are required by the bundler itself, which reads no TypeScript.

/**
 * The data of all docs pages: their sidebar, and the title and description of each page. Every page has of the sidebar
 * what it shows, so that all of it becomes a module of its own, for later. The rest is for cards that link to pages,
 * which this site has none of.
 *
 * @param {string} source
 * @param {string} file
 * @returns {{version: string, sidebar: string}} the two modules
 */
function splitVersion(source, file) {
  const data = JSON.parse(source);
  const sidebars = Object.values(data.version?.docsSidebars ?? {});
  if (sidebars.length !== 1 || !data.version.docs)
    throw new Error(
      `${file}: the data of the docs have ${sidebars.length} sidebars instead of 1, or no list of docs: adapt plugins/static-articles/versionLoader.cjs.`,
    );
  const version = {...data.version, docsSidebars: {}, docs: {}};
  const later = `import(/* webpackChunkName: "sidebar" */ ${JSON.stringify(`${file}?sidebar`)})`;
  return {
    version: [
      `import {loadSidebarWith} from '@theme/StaticArticle/sidebar';`,
      `loadSidebarWith(async () => (await ${later}).default);`,
      `export default ${JSON.stringify({...data, version})};`,
    ].join('\n'),
    sidebar: `export default ${JSON.stringify(sidebars[0])};`,
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
