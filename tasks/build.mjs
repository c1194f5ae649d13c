import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {createProgress, isProgress, progressOf} from './progress.mjs';
import {main, root, run, TaskError} from './shell.mjs';
import {BuildRecord} from './upToDate.mjs';

/**
 * Builds the production site.
 *
 * @param {Omit<NonNullable<Parameters<typeof run>[2]>, 'cwd'> & {siteDir?: string, outDir?: string}} [options]
 *   `onLine` is told how far the build is
 */
export function build({siteDir = root, outDir = 'build', env = {}, ...options} = {}) {
  return run('docusaurus', ['build', '--out-dir', outDir], {
    ...options,
    cwd: siteDir,
    env: {SITE_PROGRESS: '1', ...env},
  });
}

/**
 * Builds unless nothing has changed, and says how far it is; what the build itself prints is shown if it fails or warns.
 *
 * @param {string} [outDir]
 */
export async function buildWithProgress(outDir = 'build') {
  const record = new BuildRecord(root, outDir);
  const sources = await record.sources(process.env);
  if (await record.isUpToDate(sources)) {
    console.log(`Nothing has changed since the last build: ${outDir}/`);
    return;
  }
  await record.forget();
  const progress = createProgress(process.stderr);
  progress.begin('build');
  const {code, output} = await build({
    outDir,
    quiet: true,
    onLine: (line) => isProgress(line) && progress.update('build', progressOf(line)),
  });
  progress.close();
  const said = output.split('\n').filter((line) => !isProgress(line));
  const worth = code === 0 ? said.filter((line) => /\[WARNING\]|\[ERROR\]/.test(line)) : said;
  if (worth.length > 0) console.error(worth.join('\n'));
  if (code !== 0) throw new TaskError('The build failed: see the message above.');
  // A warning is shown again the next time.
  if (worth.length === 0) await record.keep(sources);
  console.log(`Built in ${Math.round(progress.total() / 1000)} s: ${outDir}/`);
}

/** Removes everything an earlier build left that a later one might read. */
export async function clearCaches() {
  for (const folder of ['.docusaurus', join('node_modules', '.cache')]) {
    await rm(join(root, folder), {recursive: true, force: true, maxRetries: 5});
  }
}

if (process.argv[1] === import.meta.filename)
  await main(() => {
    const {values} = parseArgs({options: {'out-dir': {type: 'string'}}});
    return buildWithProgress(values['out-dir']);
  });
