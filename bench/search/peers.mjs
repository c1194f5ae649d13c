import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {promisify} from 'node:util';

/** Kept apart from the site's own packages: only this benchmark needs them. */
const VERSIONS = {pagefind: '1.6.0', '@easyops-cn/docusaurus-search-local': '0.55.3'};
export const peerVersions = Object.entries(VERSIONS).map((peer) => peer.join(' '));
const run = promisify(execFile);

/**
 * Installs the other two engines, once.
 *
 * @param {string} folder
 */
export async function installPeers(folder) {
  if (existsSync(join(folder, 'node_modules', 'pagefind'))) return;
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, 'package.json'), JSON.stringify({private: true, dependencies: VERSIONS}));
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: folder,
  });
}

/**
 * Lets each of them index the same build; the indexes go to `out`.
 *
 * @param {string} folder where they are installed
 * @param {string} build the built site
 * @param {string[]} routes
 * @param {string} out
 */
export async function indexWithPeers(folder, build, routes, out) {
  const bin = join(folder, 'node_modules', '.bin', 'pagefind');
  await run(bin, ['--site', build, '--output-path', join(out, 'pagefind'), '--root-selector', 'article']);

  const require = createRequire(join(folder, 'package.json'));
  const server = '@easyops-cn/docusaurus-search-local/dist/server/server/utils';
  const {postBuildFactory} = require(join(folder, 'node_modules', server, 'postBuildFactory.js'));
  const options = {
    indexDocs: true,
    indexBlog: false,
    indexPages: false,
    docsRouteBasePath: [''],
    blogRouteBasePath: [],
    language: ['en'],
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
    ignoreFiles: [],
    ignoreCssSelectors: [],
  };
  const site = {outDir: build, baseUrl: '/', routesPaths: routes, siteConfig: {trailingSlash: false}};
  await postBuildFactory(options, 'easyops{dir}.json')(site);
  await rename(join(build, 'easyops.json'), join(out, 'easyops.json'));
}

/** @param {string} folder */
export function easyopsWorker(folder) {
  return join(folder, 'node_modules/@easyops-cn/docusaurus-search-local/dist/client/client');
}
