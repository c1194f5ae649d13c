import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {root, run, TaskError} from '../../tasks/shell.mjs';
import {timed} from '../build/timed.mjs';
import {linkPackages} from '../growth/site.mjs';

/** What the search benchmark does, too: peers are installed for the run, not with the project. */
export const VITEPRESS = 'vitepress@1.6.4';
/** The last releases that run on Node 20. */
export const STARLIGHT = ['astro@5.18.0', '@astrojs/starlight@0.37.6'];
const work = join(root, '.cache', 'pages-bench');

/**
 * @typedef {{name: string, folder: string, seconds: number}} Contestant what it is, where, and how long its build took
 * @typedef {{name: string, folder: string, output: string, command: string[], caches: string[]}} Peer
 *   a project, where its build goes, what builds it, and what a build leaves for the next
 */

/**
 * The same text four times: this site as built; its Markdown through the stock preset of Docusaurus, VitePress and
 * Starlight. All are built for production, from nothing.
 *
 * @param {number} buildSeconds how long the build of this site took
 * @returns {Promise<Contestant[]>}
 */
export async function buildContestants(buildSeconds) {
  const own = join(root, 'build');
  const contestants = [{name: 'this site', folder: own, seconds: buildSeconds}];
  const others = [...(await peers(own)), await starlightSite(own, await markdownOf(own))];
  for (const {name, folder, output, command} of others) {
    const {seconds} = await timed(folder, command);
    contestants.push({name, folder: join(folder, output), seconds});
  }
  return contestants;
}

/**
 * The projects of the other sites, ready to be built.
 *
 * @param {string} own a build of this site, whose Markdown they are given
 * @returns {Promise<Peer[]>}
 */
export async function peers(own) {
  const pages = await markdownOf(own);
  await rm(work, {recursive: true, force: true});
  return [await stockDocusaurus(own, pages), await vitePressSite(own, pages)];
}

/** @param {string} own */
async function markdownOf(own) {
  return (await readdir(own, {recursive: true})).filter((file) => file.endsWith('.md'));
}

/**
 * @param {string} own
 * @param {string[]} pages
 * @returns {Promise<Peer>}
 */
async function stockDocusaurus(own, pages) {
  const site = join(work, 'docusaurus');
  await copyPages(own, pages, join(site, 'docs'));
  // The packages of this project; the link gives it a cache of its own all the same.
  await linkPackages(site);
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
  return {
    name: 'stock Docusaurus',
    folder: site,
    output: 'build',
    command: ['docusaurus', 'build'],
    caches: ['.docusaurus', 'build', 'node_modules/.cache'],
  };
}

/**
 * @param {string} own
 * @param {string[]} pages
 * @returns {Promise<Peer>}
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
  await install(site, [VITEPRESS]);
  return {
    name: 'VitePress',
    folder: site,
    output: '.vitepress/dist',
    command: ['vitepress', 'build'],
    caches: ['.vitepress/dist', '.vitepress/cache'],
  };
}

/**
 * @param {string} own
 * @param {string[]} pages
 * @returns {Promise<Peer>}
 */
async function starlightSite(own, pages) {
  const site = join(work, 'starlight');
  const docs = join(site, 'src', 'content', 'docs');
  await copyPages(own, pages, docs);
  // It makes the heading from the front matter, and addresses in lower case unless it is told the address.
  for (const page of pages) {
    const text = await readFile(join(docs, page), 'utf8');
    const slug = JSON.stringify(page.replace(/\.md$/, ''));
    await writeFile(join(docs, page), text.replace('---\n', `---\nslug: ${slug}\n`).replace(/^# .*/m, ''));
  }
  await writeFile(join(site, 'package.json'), '{"private": true, "type": "module"}\n');
  await writeFile(
    join(site, 'astro.config.mjs'),
    `import starlight from '@astrojs/starlight';
export default {
  build: {format: 'file'}, trailingSlash: 'never',
  integrations: [starlight({title: 'Redux Toolkit', sidebar: [{label: 'Pages', autogenerate: {directory: '/'}}]})],
};
`,
  );
  await writeFile(
    join(site, 'src', 'content.config.ts'),
    [
      "import {defineCollection} from 'astro:content';",
      "import {docsLoader} from '@astrojs/starlight/loaders';",
      "import {docsSchema} from '@astrojs/starlight/schema';",
      'export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};',
    ].join('\n'),
  );
  await install(site, STARLIGHT);
  return {
    name: 'Starlight',
    folder: site,
    output: 'dist',
    command: ['astro', 'build'],
    caches: ['dist', '.astro', 'node_modules/.astro'],
  };
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
    // Their addresses are those of this site. The other sites load no pictures, which is to their advantage.
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

/**
 * @param {string} site
 * @param {string[]} packages
 */
function install(site, packages) {
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  return runIn(site, 'npm', ['install', ...options, ...packages]);
}
