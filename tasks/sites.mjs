import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {build, clearCaches} from './build.mjs';
import {root, work} from './shell.mjs';
import {one} from './tally.mjs';

/** A second site with everything that an owner may configure; the browser tests read these values. */
export const variant = {
  folder: join(work, 'variant'),
  env: {
    ANNOUNCEMENT: 'A <a href="/tutorials/quick-start">new tutorial</a> is out.',
    ANNOUNCEMENT_ID: 'new-tutorial',
    EDIT_URL: 'https://code.example/edit/main/',
    GA_MEASUREMENT_ID: 'G-TEST000000',
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_SEARCH_KEY: 'search-only',
    ALGOLIA_INDEX: 'docs',
    ALGOLIA_HOST: 'http://localhost:9',
  },
};

/** The site as it is below another address than the root of its host; the folder is named like the address. */
export const subPath = {base: '/toolkit/', folder: join(work, 'sub-path', 'toolkit')};

/** Before any other step: what runs at the same time as the build must not lose its caches. */
export async function startFromNothing() {
  await clearCaches();
  await rm(join(root, 'build'), {recursive: true, force: true, maxRetries: 5});
}

/** @typedef {import('./steps.mjs').Run} Run */

/** @type {Run} */
export const site = (onLine) => made({onLine});

/** @type {Run} */
export const siteVariant = (onLine) => made({onLine, outDir: variant.folder, env: variant.env});

/** @type {Run} */
export const siteBelow = (onLine) => made({onLine, outDir: subPath.folder, env: {BASE_URL: subPath.base}});

/** @param {{onLine: (line: string) => void, outDir?: string, env?: Record<string, string>}} options */
async function made(options) {
  const {code, output} = await build({quiet: true, ...options});
  return {tally: one(code === 0), output};
}
