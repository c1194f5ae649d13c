import {accessSync, constants, existsSync, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {findBrowser} from '../browser.mjs';

/**
 * The engines that are there, with the program of each.
 *
 * @typedef {'chromium' | 'firefox' | 'webkit'} EngineName
 * @returns {Promise<{name: EngineName, program: string}[]>}
 */
export async function findEngines() {
  /** @type {[EngineName, string | undefined][]} */
  const found = [
    ['chromium', await findBrowser()],
    ['firefox', onPath('firefox-esr') ?? onPath('firefox')],
    ['webkit', webkit()],
  ];
  return found.flatMap(([name, program]) => (program ? [{name, program}] : []));
}

/** WebKitGTK's small browser, if there is also what it is driven with and a display to show it on. */
function webkit() {
  if (!onPath('WebKitWebDriver') || !onPath('Xvfb')) return undefined;
  return foldersOf('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(foldersOf)
    .filter((folder) => /webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
}

/** @param {string} folder */
const foldersOf = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
