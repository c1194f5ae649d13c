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
 * The search queries with three for the page.
 *
 * @param {string} source
 * @param {string} id
 */
export function inQueries(source, id) {
  const end = source.lastIndexOf(']);');
  const rows = [1, 2, 3].map(
    (number) => `  ['${UNFINISHED}, words that should find it (${number})', '${id}'],\n`,
  );
  return source.slice(0, end) + rows.join('') + source.slice(end);
}
