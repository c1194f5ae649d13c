import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';

/**
 * The files of two folders that are not byte-identical, or are in only one of them.
 *
 * @param {string} first
 * @param {string} second
 * @returns {Promise<string[]>}
 */
export async function differences(first, second) {
  const [one, other] = await Promise.all([digests(first), digests(second)]);
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((file) => one.get(file) !== other.get(file))
    .sort();
}

/**
 * @param {string} folder
 * @returns {Promise<Map<string, string>>} digest by path
 */
export async function digests(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.map(async (file) => {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return /** @type {[string, string]} */ ([relative(folder, file), digest]);
  });
  return new Map(await Promise.all(pairs));
}
