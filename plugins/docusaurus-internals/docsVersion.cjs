// Bundler loaders use this file, and the bundler requires them without reading TypeScript.

const {changed} = require('./changed.cjs');

/** The file with the data that all docs pages share. */
const VERSION_FILE = /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/;

/**
 * The data that all docs pages share, and their sidebar by itself. The list of docs is left out: it is for cards that
 * link to pages, which this site does not have.
 *
 * @param {string} source
 * @returns {{data: object, sidebar: unknown[]}}
 */
function splitDocsVersion(source) {
  const data = JSON.parse(source);
  const sidebars = Object.values(data.version?.docsSidebars ?? {});
  if (sidebars.length !== 1 || !data.version.docs)
    throw changed(
      'docsVersion.cjs',
      '{"version": {"docsSidebars": one sidebar, "docs": {…}}}; this site cannot have several sidebars',
      `${sidebars.length} sidebars in ${source}`,
    );
  return {
    data: {...data, version: {...data.version, docsSidebars: {}, docs: {}}},
    sidebar: /** @type {unknown[]} */ (sidebars[0]),
  };
}

module.exports = {VERSION_FILE, splitDocsVersion};
