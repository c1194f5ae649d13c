import {existsSync} from 'node:fs';
import {run} from './shell.mjs';

/**
 * Installs packages of the system where that needs no password: on Debian, as root. Says so first, and how to refuse.
 *
 * @param {string[]} packages
 * @param {string} why
 * @returns {Promise<boolean>} whether it was tried
 */
export async function installPackages(packages, why) {
  const names = packages.join(' and ');
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  if (process.env.NO_SYSTEM_INSTALL) {
    console.log(`NO_SYSTEM_INSTALL is set, so ${names} will not be installed (${why}).`);
    return false;
  }
  console.log(
    `Installing ${names} on this machine with apt-get: ${why}. Ctrl+C and NO_SYSTEM_INSTALL=1 refuse it.`,
  );
  // `RUNLEVEL`: Debian would start a server that it installs, on port 80.
  const env = {RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'};
  await run('apt-get', ['update', '-q'], {env});
  await run('apt-get', ['install', '-q', '-y', ...packages], {env});
  return true;
}
