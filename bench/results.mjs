import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {root} from '../tasks/shell.mjs';

const file = join(root, 'bench', 'RESULTS.md');
const TITLE = `# What was measured

Written by \`npm run bench\`; \`npm run bench pages\` measures one part again and replaces its section. Times are of the
machine they were measured on: compare them within a table, not across tables.
`;

/**
 * Puts a section into RESULTS.md, in the place of the one with the same heading.
 *
 * @param {string} section Markdown that begins with `## `
 */
export async function writeSection(section) {
  const before = await readFile(file, 'utf8').catch(() => TITLE);
  await writeFile(file, withSection(before, section));
}

/**
 * @param {string} text
 * @param {string} section
 * @returns {string}
 */
export function withSection(text, section) {
  const heading = section.slice(0, section.indexOf('\n'));
  const parts = text.split(/^(?=## )/m).map((part) => part.trim());
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  parts.splice(at < 0 ? parts.length : at, at < 0 ? 0 : 1, section.trim());
  return `${parts.join('\n\n')}\n`;
}

/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
export function table(head, rows) {
  const align = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * The installed version of a package of this project.
 *
 * @param {string} name
 */
export async function versionOf(name) {
  const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8');
  return `${name} ${JSON.parse(text).version}`;
}

/** @param {number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** @param {number} bytes */
export function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** @param {() => Promise<unknown>} work */
export async function secondsOf(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
