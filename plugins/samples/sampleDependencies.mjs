import {existsSync} from 'node:fs';
import {join} from 'node:path';

const SAMPLE = /\bsample="?([^\s"#]+)/g;

/**
 * Bundler loader that runs before the MDX loader and changes nothing: it tells the bundler which samples a page shows.
 * A remark plugin cannot declare dependencies, so without it the cache would keep the old page after an edit of a sample.
 * Whole folders are declared, because the types shown for a sample come from the files beside it too.
 *
 * @this {import('webpack').LoaderContext<{siteDir: string}>}
 * @param {string} source
 */
export default function sampleDependencies(source) {
  const {siteDir} = this.getOptions();
  for (const [, file] of source.matchAll(SAMPLE)) {
    this.addContextDependency(join(siteDir, 'samples', pageFolder(siteDir, /** @type {string} */ (file))));
  }
  return source;
}

/**
 * `api/createSlice`, for a sample anywhere below it.
 *
 * @param {string} siteDir
 * @param {string} file
 */
export function pageFolder(siteDir, file) {
  const parts = file.split('/');
  for (let length = parts.length - 1; length > 1; length--) {
    const folder = parts.slice(0, length).join('/');
    if (existsSync(join(siteDir, 'docs', `${folder}.mdx`))) return folder;
  }
  return /** @type {string} */ (parts[0]);
}
