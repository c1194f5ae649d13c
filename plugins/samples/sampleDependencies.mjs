import {dirname, join} from 'node:path';

const SAMPLE = /\bsample="?([^\s"#]+)/g;

/**
 * Bundler loader that runs before the MDX loader and changes nothing: it tells the bundler which samples a page shows.
 * A remark plugin cannot declare files, so without it an edited sample would leave the old page in the cache.
 * The whole folder is declared, because a sample's types come from its siblings too.
 *
 * @this {import('webpack').LoaderContext<{samplesDir: string}>}
 * @param {string} source
 */
export default function sampleDependencies(source) {
  const {samplesDir} = this.getOptions();
  for (const [, file] of source.matchAll(SAMPLE)) {
    this.addContextDependency(join(samplesDir, dirname(/** @type {string} */ (file))));
  }
  return source;
}
