import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {root, run, TaskError} from '../../tasks/shell.mjs';
import {secondsOf} from '../results.mjs';

/** What the search benchmark does, too: peers are installed for the run, not with the project. */
export const VITEPRESS = 'vitepress@1.6.4';
const work = join(root, '.cache', 'pages-bench');

/**
 * @typedef {{name: string, folder: string, seconds: number}} Contestant what it is, where, and how long its build took
 */

/**
 * The same text three times: this site as built; its Markdown through the stock preset of Docusaurus, and through
 * VitePress. All three are built for production, from nothing.
 *
 * @param {number} buildSeconds how long the build of this site took
 * @returns {Promise<Contestant[]>}
 */
export async function buildContestants(buildSeconds) {
  const own = join(root, 'build');
  const pages = (await readdir(own, {recursive: true})).filter((file) => file.endsWith('.md'));
  await rm(work, {recursive: true, force: true});
  const stock = await stockDocusaurus(own, pages);
  const vitePress = await vitePressSite(own, pages);
  return [
    {name: 'this site', folder: own, seconds: buildSeconds},
    {name: 'stock Docusaurus', ...stock},
    {name: 'VitePress', ...vitePress},
  ];
}

/**
 * @param {string} own
 * @param {string[]} pages
 */
async function stockDocusaurus(own, pages) {
  const site = join(work, 'docusaurus');
  await copyPages(own, pages, join(site, 'docs'));
  await writeFile(
    join(site, 'docusaurus.config.js'),
    `module.exports = {
  title: 'Redux Toolkit', url: 'https://docs.example', baseUrl: '/', trailingSlash: false,
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themeConfig: {navbar: {title: 'Redux Toolkit'}},
};
`,
  );
  const seconds = await secondsOf(() => runIn(site, 'docusaurus', ['build']));
  return {folder: join(site, 'build'), seconds};
}

/**
 * @param {string} own
 * @param {string[]} pages
 */
async function vitePressSite(own, pages) {
  const site = join(work, 'vitepress');
  await copyPages(own, pages, site);
  await mkdir(join(site, '.vitepress'), {recursive: true});
  const links = pages.map((page) => ({text: page, link: `/${page.replace(/\.md$/, '')}`}));
  await writeFile(join(site, 'package.json'), '{"private": true, "type": "module"}\n');
  await writeFile(
    join(site, '.vitepress', 'config.mjs'),
    `export default {
  title: 'Redux Toolkit', ignoreDeadLinks: true, markdown: {html: false},
  themeConfig: {sidebar: ${JSON.stringify([{text: 'Pages', items: links}])}},
};
`,
  );
  await runIn(site, 'npm', [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    VITEPRESS,
  ]);
  const seconds = await secondsOf(() =>
    runIn(site, join(site, 'node_modules', '.bin', 'vitepress'), ['build']),
  );
  return {folder: join(site, '.vitepress', 'dist'), seconds};
}

/**
 * @param {string} from
 * @param {string[]} pages
 * @param {string} to
 */
async function copyPages(from, pages, to) {
  for (const page of pages) {
    const target = join(to, page);
    await mkdir(dirname(target), {recursive: true});
    // Their addresses are of this site. The others load no pictures, which is to their advantage.
    const text = (await readFile(join(from, page), 'utf8')).replace(/!\[[^\]]*\]\([^)]*\)/g, '');
    await writeFile(target, text);
  }
}

/**
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 */
async function runIn(cwd, command, args) {
  const {code, output} = await run(command, args, {quiet: true, cwd, env: {NODE_ENV: 'production'}});
  if (code !== 0) throw new TaskError(`${output}\n${command} ${args.join(' ')} failed in ${cwd}.`);
}
