import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {digests} from './digests.mjs';
import {run} from './shell.mjs';

/** What is made from the rest. */
const MADE = new Set(['.cache', '.docusaurus', '.git', 'build', 'node_modules']);

/** Which packages are installed, and the one in which people try changes: it is what the site describes. */
const PACKAGES = {list: 'node_modules/.package-lock.json', library: 'node_modules/@reduxjs/toolkit'};

/** What the owner of a deployment may set. */
export const SETTINGS = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_HOST',
  'ALGOLIA_INDEX',
  'ALGOLIA_SEARCH_KEY',
  'ANNOUNCEMENT',
  'ANNOUNCEMENT_ID',
  'BASE_URL',
  'EDIT_URL',
  'GA_MEASUREMENT_ID',
  'NODE_ENV',
  'SITE_URL',
];

/**
 * Remembers from what a site was built, and what the build has left. Every file of the project counts: none is forgotten
 * that has something to do with the site.
 */
export class BuildRecord {
  #siteDir;
  #outDir;
  #file;

  /**
   * @param {string} siteDir
   * @param {string} outDir
   */
  constructor(siteDir, outDir) {
    this.#siteDir = siteDir;
    this.#outDir = outDir;
    this.#file = join(siteDir, 'node_modules', '.cache', 'built', `${digestOf(outDir).slice(0, 8)}.json`);
  }

  /** @param {string} sources as they are now */
  async isUpToDate(sources) {
    const record = await readFile(this.#file, 'utf8').then(JSON.parse, () => undefined);
    return record?.sources === sources && record.site === (await this.#site());
  }

  /** Before a build, which may be interrupted. */
  forget() {
    return rm(this.#file, {force: true});
  }

  /** @param {string} sources as they were when the build began */
  async keep(sources) {
    await mkdir(dirname(this.#file), {recursive: true});
    await writeFile(this.#file, JSON.stringify({sources, site: await this.#site()}));
  }

  /** @param {NodeJS.ProcessEnv} env */
  async sources(env) {
    const entries = await readdir(this.#siteDir, {withFileTypes: true});
    const own = entries.filter(({name}) => !MADE.has(name) && name !== this.#outDir);
    const files = own.filter((entry) => entry.isFile()).map(({name}) => name);
    const folders = own.filter((entry) => entry.isDirectory()).map(({name}) => name);
    // With it, pages have dates from the history.
    const history =
      env.EDIT_URL && (await run('git', ['rev-parse', 'HEAD'], {cwd: this.#siteDir, quiet: true}));
    return digestOf([
      process.version,
      SETTINGS.map((name) => [name, env[name]]),
      history,
      await each([...files, PACKAGES.list], (file) =>
        readFile(join(this.#siteDir, file), 'base64').catch(() => 'nothing'),
      ),
      await each([...folders, PACKAGES.library], (folder) => contents(join(this.#siteDir, folder))),
    ]);
  }

  async #site() {
    return digestOf(await contents(resolve(this.#siteDir, this.#outDir)).catch(() => 'nothing'));
  }
}

/**
 * @param {string[]} names
 * @param {(name: string) => Promise<unknown>} read
 */
const each = (names, read) => Promise.all(names.map(async (name) => [name, await read(name)]));

/** @param {string} folder */
const contents = async (folder) => [...(await digests(folder))].sort();

/** @param {unknown} value */
const digestOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
