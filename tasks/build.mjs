import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {root, run} from './shell.mjs';

/**
 * Builds the production site.
 *
 * @param {{outDir?: string, quiet?: boolean, env?: Record<string, string>}} [options]
 */
export function build({outDir = 'build', quiet = false, env = {}} = {}) {
  return run('docusaurus', ['build', '--out-dir', outDir], {quiet, env});
}

/** Removes everything an earlier build left that a later one might read. */
export async function clearCaches() {
  for (const folder of ['.docusaurus', join('node_modules', '.cache')]) {
    await rm(join(root, folder), {recursive: true, force: true, maxRetries: 5});
  }
}
