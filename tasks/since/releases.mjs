import {run, TaskError} from '../shell.mjs';

/**
 * The releases to read, from the oldest to the newest: of 1.x the last of each minor, because pages are about 2.x and only
 * compare with it; of 2.x every one, so that what came with a patch is known as such.
 *
 * @param {readonly string[]} published
 * @param {string} upTo the installed one
 */
export function releasesToRead(published, upTo) {
  const stable = published.filter((version) => /^\d+\.\d+\.\d+$/.test(version)).sort(compare);
  const known = stable.filter((version) => compare(version, upTo) <= 0);
  return known.filter((version) => !version.startsWith('1.') || isLastOfMinor(version, known));
}

/**
 * The releases to run samples on: the last of each minor of 2.x before the installed one.
 *
 * @param {readonly string[]} read
 */
export function releasesToRun(read) {
  return read
    .slice(0, -1)
    .filter((version) => version.startsWith('2.') && isLastOfMinor(version, read.slice(0, -1)));
}

/** What the registry has. */
export async function publishedReleases() {
  const {code, output} = await run('npm', ['view', '@reduxjs/toolkit', 'versions', '--json'], {quiet: true});
  const list = /\[[^\]]*\]/.exec(output)?.[0];
  if (code !== 0 || !list) throw new TaskError(`The registry does not list the releases:\n${output}`);
  return /** @type {string[]} */ (JSON.parse(list));
}

/** @param {string} a @param {string} b */
export function compare(a, b) {
  return a.localeCompare(b, 'en', {numeric: true});
}

/** @param {string} version @param {readonly string[]} all */
function isLastOfMinor(version, all) {
  const minor = version.slice(0, version.lastIndexOf('.') + 1);
  return (
    all
      .filter((other) => other.startsWith(minor))
      .sort(compare)
      .at(-1) === version
  );
}
