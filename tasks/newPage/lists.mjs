import {posix} from 'node:path';
import {TaskError} from '../shell.mjs';
import {UNFINISHED} from './files.mjs';

/**
 * The sidebar with the page after the last one of its folder.
 *
 * @param {string} source
 * @param {string} id
 */
export function inSidebar(source, id) {
  if (source.includes(`'${id}'`)) return source;
  const folder = posix.dirname(id);
  const siblings = [...source.matchAll(new RegExp(`'${folder}/[\\w-]+',?`, 'g'))];
  const last = siblings.at(-1);
  if (!last)
    throw new TaskError(
      `sidebars.ts has no page in ${folder}/, so it is not clear where this one belongs. Add '${id}' there, and run this again.`,
    );
  const end = last.index + last[0].length;
  const comma = last[0].endsWith(',') ? '' : ',';
  return `${source.slice(0, end)}${comma} '${id}',${source.slice(end)}`;
}

/**
 * The search queries about subjects, with as many for the page as the tests ask for.
 *
 * @param {string} source
 * @param {string} id
 */
export function inQueries(source, id) {
  const end = source.indexOf(']);', source.indexOf('export const topics'));
  const numbers = id.startsWith('rtk-query/api/') ? [1, 2, 3, 4, 5] : [1, 2, 3];
  const rows = numbers.map(
    (number) => `  ['${UNFINISHED}, words that should find it (${number})', '${id}'],\n`,
  );
  return source.slice(0, end) + rows.join('') + source.slice(end);
}
