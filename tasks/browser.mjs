import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';
import {TaskError} from './shell.mjs';
import {installPackages} from './system.mjs';

/** Chromium without windows, as in Playwright: tests take two thirds of the time of the full browser. */
const HEADLESS = 'chromium-headless-shell';
const commands = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium to test with: the one of CHROMIUM_PATH, an installed one, or Playwright's own.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !executable(asked)) {
    throw new TaskError(
      `CHROMIUM_PATH is ${asked}, which is no program that can be run: correct it or unset it.`,
    );
  }
  if (asked) return asked;
  const onPath = commands.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  return [...onPath, ...applications].find(executable) ?? (await playwrightBrowser());
}

/** As `findBrowser`; if there is none it is installed where that is possible and allowed, otherwise an error says what to do. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  const why = 'the browser tests need a browser, and none was found';
  if (await installPackages([HEADLESS], why)) {
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new TaskError(
    'No Chromium was found, so the browser tests cannot run. Install Chromium or Chrome, or run\n' +
      '`npx playwright install chromium`, or set CHROMIUM_PATH to the program.',
  );
}

async function playwrightBrowser() {
  const {chromium} = await import('@playwright/test');
  return [chromium.executablePath()].find(executable);
}

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    // Ubuntu ships a `chromium-browser` that only asks for a snap to be installed.
    if (process.platform === 'linux') execFileSync(path, ['--version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
