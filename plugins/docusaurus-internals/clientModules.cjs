// Bundler loaders use this file, and the bundler requires them without reading TypeScript.

const {changed} = require('./changed.cjs');

const CLIENT_MODULES = 'client-modules.js';
const MODULE = /^ {2}require\("([^"]+)"\),$/gm;

/**
 * The list of modules that run in the browser before React, with those that a function keeps.
 *
 * @param {string} source
 * @param {(path: string) => boolean} isKept
 * @returns {string}
 */
function keepModules(source, isKept) {
  const paths = [...source.matchAll(MODULE)].map(([, path = '']) => path);
  const written = ['export default [', ...paths.map((path) => `  require("${path}"),`), '];'].join('\n');
  if (paths.length === 0 || source.trim() !== written)
    throw changed('clientModules.cjs', 'export default [require("…"), …];', source);
  return source.replace(MODULE, (line, path) => (isKept(path) ? line : ''));
}

module.exports = {CLIENT_MODULES, keepModules};
