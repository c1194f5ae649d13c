import {elapsed} from './progress.mjs';
import {line} from './tally.mjs';

/**
 * @typedef {{name: string, tally: import('./tally.mjs').Tally, milliseconds: number, note?: string}} Row
 *
 * @param {Row[]} rows
 * @param {number} total in milliseconds
 */
export function table(rows, total) {
  const cells = rows.map(({name, tally, milliseconds, note}) => [
    tally.failed > 0 ? '✘' : '✔',
    name,
    elapsed(milliseconds),
    note ?? line(tally),
  ]);
  cells.push([' ', 'in all', elapsed(total), '']);
  const width = (/** @type {number} */ at) => Math.max(...cells.map((row) => row[at]?.length ?? 0));
  const [names, times] = [width(1), width(2)];
  return cells
    .map(([mark, name = '', time = '', rest]) =>
      `  ${mark} ${name.padEnd(names)}  ${time.padStart(times)}  ${rest}`.trimEnd(),
    )
    .join('\n');
}
