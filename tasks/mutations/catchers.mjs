import {join} from 'node:path';
import {ensureBrowser} from '../browser.mjs';
import {playwrightArguments} from '../engines/arguments.mjs';
import {missingEngines} from '../engines/ensure.mjs';
import {run, TaskError, work} from '../shell.mjs';
import {subPath, variant} from '../sites.mjs';

/** The copy of the project that is broken. */
export const scratch = join(work, 'mutations', 'site');

/** The specs that read another build than the default one. */
const OF_VARIANT = ['analytics', 'announcement', 'edit-link', 'search-hosted'];
const OF_SUB_PATH = ['sub-path'];

/** @typedef {(onLine: (line: string) => void) => Promise<string | undefined>} Catcher says what noticed, if anything did */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {(line: string) => void} onLine
 * @param {Record<string, string>} [env]
 */
async function fails(command, args, onLine, env) {
  const {code} = await run(command, args, {quiet: true, cwd: scratch, onLine, ...(env && {env})});
  return code !== 0;
}

/** @param {string} name */
const program = (name) => join(scratch, 'node_modules', '.bin', name);

/**
 * Builds with what the last build left in the caches.
 *
 * @param {string[]} sites `build`, `variant`, `sub-path`
 * @param {(line: string) => void} onLine
 * @returns {Promise<string | undefined>} the build that failed
 */
export async function buildSites(sites, onLine) {
  /** @type {Record<string, [folder: string, env: Record<string, string>]>} */
  const all = {
    build: ['build', {}],
    variant: [join('.cache', 'variant'), variant.env],
    'sub-path': [join('.cache', 'sub-path', 'toolkit'), {BASE_URL: subPath.base}],
  };
  for (const site of sites) {
    const [folder, env] = all[site] ?? ['build', {}];
    if (await fails('npm', ['run', 'build', '--', '--out-dir', folder], onLine, env)) return site;
  }
  return undefined;
}

/**
 * The run that should notice a mutation.
 *
 * @param {string} caughtBy
 * @returns {Catcher}
 */
export function catcherOf(caughtBy) {
  const [step = '', ...names] = caughtBy.split(' ');
  switch (step) {
    case 'build':
    case 'sub-path':
      return (onLine) => buildSites([step], onLine);
    case 'unit':
      return async (onLine) => {
        const args = ['run', '--project=!built', ...names];
        return (await fails(program('vitest'), args, onLine)) ? caughtBy : undefined;
      };
    case 'pages':
      return async (onLine) => {
        const failed = await buildSites(['build'], onLine);
        const args = ['run', '--project=built', ...names];
        return failed ?? ((await fails(program('vitest'), args, onLine)) ? caughtBy : undefined);
      };
    case 'browser':
      return async (onLine) => {
        const failed = await buildSites(sitesOf(names), onLine);
        const args = ['test', ...names.map((name) => `${name}.spec`), '-x', '--reporter=line'];
        const env = {CHROMIUM_PATH: await ensureBrowser()};
        return failed ?? ((await fails(program('playwright'), args, onLine, env)) ? caughtBy : undefined);
      };
    case 'engines':
      return async (onLine) => {
        const missing = (await missingEngines()).filter((name) => names.includes(name));
        if (missing.length > 0)
          throw new TaskError(`${caughtBy} needs ${missing.join(' and ')}, which is not there.`);
        const failed = await buildSites(['build'], onLine);
        const args = [...playwrightArguments(names), '-x', '--reporter=line'];
        return failed ?? ((await fails(program('playwright'), args, onLine)) ? caughtBy : undefined);
      };
    default:
      return async (onLine) => ((await fails('node', ['tasks/test.mjs', step], onLine)) ? step : undefined);
  }
}

/** @param {string[]} specs */
function sitesOf(specs) {
  return [
    ...(specs.some((spec) => ![...OF_VARIANT, ...OF_SUB_PATH].includes(spec)) ? ['build'] : []),
    ...(specs.some((spec) => OF_VARIANT.includes(spec)) ? ['variant'] : []),
    ...(specs.some((spec) => OF_SUB_PATH.includes(spec)) ? ['sub-path'] : []),
  ];
}

/** @type {Catcher} */
export const everything = async (onLine) => {
  const {code, output} = await run('node', ['tasks/test.mjs'], {quiet: true, cwd: scratch, onLine});
  const failed = [...output.matchAll(/^ {2}✘ (\S+)/gm)].map(([, name]) => name);
  return code === 0 ? undefined : failed.join(', ') || 'npm test';
};
