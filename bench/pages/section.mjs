import {kilobytes, median, table} from '../results.mjs';

/** @type {[label: string, key: keyof import('./measure.mjs').Measured, show: (value: number) => string][]} */
const ROWS = [
  ['JavaScript, KB', 'script', kilobytes],
  ['CSS, KB', 'style', kilobytes],
  ['HTML, KB', 'page', kilobytes],
  ['anything else, KB', 'other', kilobytes],
  ['script time, ms', 'scriptTime', whole],
  ['total blocking time, ms', 'blocked', whole],
  ['largest paint, ms', 'largestPaint', whole],
  ['layout shift', 'shift', (value) => value.toFixed(3)],
];

/**
 * @param {{names: string[], all: import('./measure.mjs').Measured[][], clicks: number[], builds: number[], visits: string, versions: string[]}} results
 * @returns {string}
 */
export function sectionOf({names, all, clicks, builds, visits, versions}) {
  const rows = [
    ...ROWS.map(([label, key, show]) =>
      rowOf(
        label,
        all.map((measured) => median(measured.map((visit) => visit[key]))),
        show,
      ),
    ),
    rowOf('click to the next page, ms', clicks, whole),
    rowOf('build from nothing, s', builds, whole),
  ];
  const widest = Math.max(...(all[0] ?? []).map(({shift}) => shift));
  return `## What a docs page costs its reader

Medians of ${visits}, each with an empty cache, on a screen of 390 by 844, with a processor slowed down four times and
Lighthouse's "slow 4G" (150 ms, 1.6 Mbit/s), before any interaction. The sites have the same text, take turns page by page in
one browser, and are served from memory with brotli 11.

${table(['what', ...names, 'this site / stock'], rows)}

Largest layout shift of a visit to this site: ${widest.toFixed(3)}. Clicks are measured at a desk without slowing: a reader
follows the links at the ends of all pages in one tab, pointing at each before, and the time is from the click until the next
page is painted; Starlight's links leave the page. The build of this site also compiles and checks its samples, and makes its reference, its search and its
Markdown pages; the others are given Markdown.

Script time is the browser's \`ScriptDuration\`; blocking time adds up what exceeds 50 ms in each long task.
Versions: ${versions.join(', ')}.
`;
}

/**
 * @param {string} label
 * @param {number[]} values
 * @param {(value: number) => string} show
 */
function rowOf(label, values, show) {
  const [own = 0, stock = 0] = values;
  return [label, ...values.map(show), stock === 0 ? '' : (own / stock).toFixed(2)];
}

/** @param {number} value */
function whole(value) {
  return Number.isNaN(value) ? '' : String(Math.round(value));
}
