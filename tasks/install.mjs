import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isInstalled} from './installed.mjs';
import {root, run, TaskError} from './shell.mjs';

/** Installs the locked dependencies when they are missing or differ from the lock file. */
export async function ensureDependencies() {
  requireNode();
  const lock = await packagesOf('package-lock.json');
  // npm writes this file last, with what it installed.
  const there = await packagesOf('node_modules/.package-lock.json').catch(() => ({}));
  if (isInstalled(lock, there)) return;

  console.log('Installing the locked dependencies (npm ci)…');
  // Without `--include=dev` an environment with NODE_ENV=production would leave out the test tools.
  const {code} = await run('npm', ['ci', '--include=dev', '--no-fund', '--no-audit']);
  if (code !== 0) throw new TaskError('The dependencies could not be installed: see the npm message above.');
}

/**
 * @param {string} file
 * @returns {Promise<import('./installed.mjs').Packages>}
 */
async function packagesOf(file) {
  return JSON.parse(await readFile(join(root, file), 'utf8')).packages;
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new TaskError(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
}
