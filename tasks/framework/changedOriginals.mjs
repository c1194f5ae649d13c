import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {THEME_FOLDERS} from '../../plugins/docusaurus-internals/themeFolders.mjs';

/**
 * The components whose original differs between two installations of Docusaurus; a missing one is found by the tests.
 *
 * @param {string[]} components such as `DocItem/Footer`
 * @param {string} before folder with `node_modules`
 * @param {string} after
 * @returns {string[]} paths of the originals
 */
export function changedOriginals(components, before, after) {
  const files = [...new Set(components)].flatMap((name) =>
    THEME_FOLDERS.flatMap((theme) => [`${theme}/${name}.js`, `${theme}/${name}/index.js`]),
  );
  return files
    .map((file) => `node_modules/${file}`)
    .filter((file) => existsSync(join(before, file)) && existsSync(join(after, file)))
    .filter((file) => !readFileSync(join(before, file)).equals(readFileSync(join(after, file))))
    .sort();
}
