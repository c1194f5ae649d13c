import {existsSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';

/** What a docs page may load on a phone before any interaction, in bytes compressed with brotli. */
const LIMITS = {script: 115_000, style: 12_000, page: 36_000, other: 5_000};
type Kind = keyof typeof LIMITS;

/** Pages that may be larger: the index of all messages and symptoms is on the usage guide. */
const LARGER: Record<string, number> = {'/usage/usage-guide': 42_000};

export const limitsOf = (route: string) => ({...LIMITS, page: LARGER[route] ?? LIMITS.page});

const build = join(import.meta.dirname, '..', '..', 'build');

export function kindOf(path: string): Kind {
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  return extname(path) ? 'other' : 'page';
}

/** The weight of what a page asked for, by the paths of the requests. */
export function weightOf(asked: Iterable<string>): Record<Kind, number> {
  const sum = {script: 0, style: 0, page: 0, other: 0};
  for (const path of new Set(asked)) sum[kindOf(path)] += compressedSize(path);
  return sum;
}

function compressedSize(path: string): number {
  const file = join(build, extname(path) ? path : `${path}.html`);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
