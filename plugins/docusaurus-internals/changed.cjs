// Bundler loaders use this file, and the bundler requires them without reading TypeScript.

const {version} = require('@docusaurus/core/package.json');

/** An error shows this many characters of what was found. */
const SHOWN = 300;

/**
 * The error for a release of Docusaurus that differs from what a file of this folder expects.
 *
 * @param {string} file of this folder
 * @param {string} expected
 * @param {string} found
 */
function changed(file, expected, found) {
  const shown = found.length > SHOWN ? `${found.slice(0, SHOWN)}…` : found;
  return new Error(
    `Docusaurus ${version} differs from what plugins/docusaurus-internals/${file} expects.\n` +
      `Expected: ${expected}\nFound: ${shown || 'nothing'}`,
  );
}

module.exports.changed = changed;
