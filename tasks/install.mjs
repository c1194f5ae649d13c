import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {root, run, TaskError} from './shell.mjs';

/** Holds the digest of the lock file that node_modules was installed from; `npm ci` removes it with the folder. */
const stamp = join(root, 'node_modules', '.installed-from');

/** Installs the locked dependencies when they are missing or were installed from another lock file. */
export async function ensureDependencies() {
  requireNode();
  const lock = await readFile(join(root, 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return;

  console.log('Installing the locked dependencies (npm ci)…');
  // Without `--include=dev` an environment with NODE_ENV=production would leave out the test tools.
  const {code} = await run('npm', ['ci', '--include=dev', '--no-fund', '--no-audit']);
  if (code !== 0) throw new TaskError('The dependencies could not be installed: see the npm message above.');
  await writeFile(stamp, digest);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new TaskError(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
}
