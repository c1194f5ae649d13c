import type {Page} from './indexFile';
import {keyOf} from './words';

/** Below this a title shares nothing with the query but common letter pairs. */
const LEAST_LIKENESS = 0.2;

/** The pages whose titles look most like the query, by shared letter pairs, best first. */
export function nearTitles(query: string, pages: Page[], count: number): Page[] {
  const wanted = pairsOf(keyOf(query).slice(0, 100));
  return pages
    .map((page) => ({page, likeness: likeness(wanted, pairsOf(keyOf(page.title)))}))
    .filter(({likeness}) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({page}) => page);
}

function likeness(a: Set<string>, b: Set<string>): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)));
}
