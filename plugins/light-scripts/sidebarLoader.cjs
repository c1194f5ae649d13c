// Bundler loaders are required by the bundler itself, which reads no TypeScript.

/**
 * The data of all docs pages: their sidebar, and the title and description of each page. The latter are for cards that
 * link to pages, which this site has none of, and would be half of what travels.
 *
 * @param {string} source
 */
function withoutDescriptions(source) {
  const data = JSON.parse(source);
  if (!data.version?.docsSidebars || !data.version.docs)
    throw new Error(
      'The data of the docs have no "version.docsSidebars" and "version.docs": adapt plugins/light-scripts/sidebarLoader.cjs.',
    );
  return JSON.stringify({...data, version: {...data.version, docs: {}}});
}

module.exports = withoutDescriptions;
