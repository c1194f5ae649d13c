import {cp, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {root, run, TaskError} from '../../tasks/shell.mjs';

/**
 * This project with its docs pages several times over, as a project of its own: the same code, the same samples, its own
 * caches. The copies are in one closed category of the sidebar, nested as the originals are.
 *
 * @param {number} times
 * @param {string} [name] of its folder
 * @returns {Promise<string>} its folder
 */
export async function makeSite(times, name = `x${times}`) {
  const site = join(root, '.cache', 'growth', name);
  await rm(site, {recursive: true, force: true});
  const {output} = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    quiet: true,
  });
  for (const file of output.split('\n').filter(Boolean)) {
    await mkdir(dirname(join(site, file)), {recursive: true});
    await cp(join(root, file), join(site, file), {recursive: true});
  }
  await raiseSearchBudget(site, times);
  await linkPackages(site);
  const copies = Array.from({length: times - 1}, (_, at) => `copy-${at + 1}`);
  for (const copy of copies) await copyDocs(site, copy);
  if (copies.length > 0) await extendSidebar(site, copies);
  return site;
}

/**
 * The limit of the search's index is made for the pages of this site, too. It is loaded by the first search, not with a page.
 *
 * @param {string} site
 * @param {number} times
 */
async function raiseSearchBudget(site, times) {
  const file = join(site, 'plugins', 'search', 'records', 'packWithin.ts');
  const text = await readFile(file, 'utf8');
  const limit = /(?<=export const BUDGET = )/;
  if (!limit.test(text)) throw new TaskError(`${file} has no BUDGET to raise.`);
  await writeFile(file, text.replace(limit, `${times} * `));
}

/**
 * Not the folder as a whole: it also holds the caches of builds.
 *
 * @param {string} site
 */
export async function linkPackages(site) {
  const packages = join(root, 'node_modules');
  await mkdir(join(site, 'node_modules'));
  for (const name of await readdir(packages))
    if (name !== '.cache') await symlink(join(packages, name), join(site, 'node_modules', name));
}

/**
 * @param {string} site
 * @param {string} copy
 */
async function copyDocs(site, copy) {
  const docs = join(site, 'docs');
  const pages = (await readdir(docs, {recursive: true})).filter(
    (file) => file.endsWith('.mdx') && !file.startsWith('copy-'),
  );
  for (const page of pages) {
    await mkdir(dirname(join(docs, copy, page)), {recursive: true});
    await cp(join(docs, page), join(docs, copy, page));
  }
}

/**
 * @param {string} site
 * @param {string[]} copies
 */
async function extendSidebar(site, copies) {
  const file = join(site, 'sidebars.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    `${text.replace('export default sidebars;', '')}
type Item = NonNullable<SidebarsConfig['docs']>[number] | object;
const copied = (item: unknown, copy: string): unknown =>
  typeof item === 'string' ? \`\${copy}/\${item}\` : {...(item as object), items: (item as {items: Item[]}).items.map((inner) => copied(inner, copy))};
const copies = ${JSON.stringify(copies)}.map((label) => ({type: 'category', label, items: (sidebars['docs'] as Item[]).map((item) => copied(item, label))}));
export default {docs: [...(sidebars['docs'] as Item[]), {type: 'category', label: 'Copies', items: copies}]};
`,
  );
}
