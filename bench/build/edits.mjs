import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {TaskError} from '../../tasks/shell.mjs';

/** Where both edits are seen. */
export const ROUTE = '/api/createSlice';

/**
 * Edits as an author makes them; each puts a word on the page.
 *
 * @typedef {{file: string, change: (text: string, word: string) => string}} Edit
 * @type {{page: Edit, sample: Edit}}
 */
export const edits = {
  page: {
    file: 'docs/api/createSlice.mdx',
    change: (text, word) => text.replace('\n## ', `\nThe word is ${word}.\n\n## `),
  },
  sample: {
    file: 'samples/api/createSlice/queueSlice.ts',
    change: (text, word) => `${text}\nexport const ${word} = queueSlice.name;\n`,
  },
};

/**
 * Changes a file of a site and returns a function that undoes it.
 *
 * @param {string} site
 * @param {Edit} edit
 * @param {string} word
 * @returns {Promise<() => Promise<void>>}
 */
export async function apply(site, {file, change}, word) {
  const path = join(site, file);
  const before = await readFile(path, 'utf8');
  const after = change(before, word);
  if (after === before) throw new TaskError(`${file} was not changed: adapt bench/build/edits.mjs.`);
  await writeFile(path, after);
  return () => writeFile(path, before);
}
