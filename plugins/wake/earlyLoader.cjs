// The bundler requires this file itself, without reading TypeScript.

const {keepModules} = require('../docusaurus-internals/clientModules.cjs');

/**
 * Of all modules that run in the browser, those that do not wait for React; and all styles, whose order matters.
 *
 * @this {{resourceQuery: string, getOptions: () => {early: string[]}}}
 * @param {string} source
 */
module.exports = function earlyLoader(source) {
  if (this.resourceQuery !== '?early') return source;
  const {early} = this.getOptions();
  return keepModules(
    source,
    (path) => path.endsWith('.css') || early.some((start) => path.startsWith(start)),
  );
};
