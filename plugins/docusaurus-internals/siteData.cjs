// Bundler loaders use this file, and the bundler requires them without reading TypeScript.

const {changed} = require('./changed.cjs');

/** What Docusaurus tells its scripts about the site. */
const SITE_DATA = ['docusaurus.config.mjs', 'site-metadata.json'];

/** What only a build reads of it. */
const UNREAD = [
  ...['clientModules', 'headTags', 'markdown', 'plugins', 'presets', 'scripts', 'staticDirectories'],
  ...['stylesheets', 'onBrokenAnchors', 'onBrokenLinks', 'onDuplicateRoutes', 'pluginVersions'],
];
const UNREAD_OF_FUTURE = ['experimental_vcs', 'faster', 'v4'];

/**
 * One of these files without what browsers do not read.
 *
 * @param {string} source
 * @returns {string}
 */
function withoutUnread(source) {
  const [, before = '', text = '', after = ''] =
    /^(.*?^export default |)(\{.*\})(;?\s*)$/ms.exec(source) ?? [];
  if (!text) throw changed('siteData.cjs', 'export default {…}; or {…}', source);
  const {future, ...data} = JSON.parse(text);
  const kept = {...without(data, UNREAD), ...(future && {future: without(future, UNREAD_OF_FUTURE)})};
  return before + JSON.stringify(kept) + after;
}

/**
 * @param {object} data
 * @param {string[]} names
 */
const without = (data, names) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

module.exports = {SITE_DATA, UNREAD, UNREAD_OF_FUTURE, withoutUnread};
