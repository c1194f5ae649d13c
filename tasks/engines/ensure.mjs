import {installPackages} from '../system.mjs';
import {findEngines} from './find.mjs';

/** Debian's packages, and what else an engine needs there. */
const packages = {
  chromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** @typedef {import('./find.mjs').EngineName} EngineName */

const names = /** @type {EngineName[]} */ (Object.keys(packages));

/**
 * The engines that are not there, after those that can be installed have been: on Debian, as root, unless refused.
 *
 * @returns {Promise<EngineName[]>}
 */
export async function missingEngines() {
  const missing = await absent();
  if (missing.length === 0) return [];
  const wanted = missing.flatMap((name) => packages[name]);
  const isTried = await installPackages(wanted, 'the site is also tested in Firefox and WebKit');
  return isTried ? absent() : missing;
}

async function absent() {
  const found = (await findEngines()).map(({name}) => name);
  return names.filter((name) => !found.includes(name));
}

/**
 * What is skipped, and what would change that.
 *
 * @param {EngineName[]} missing
 */
export function skippedLine(missing) {
  const wanted = missing.flatMap((name) => packages[name]).join(' ');
  return `Skipped: the behaviors of tests/engines/ in ${missing.join(' and ')}. Debian’s packages are ${wanted}.`;
}
