import type {ParsedQuery} from './parseQuery';
import {isStopWord} from './stopWords';
import {termsOf, wordsOf} from './words';

const kept = new Map<string, string[][]>();

/** The terms of each telling word of a keyword. Every keystroke needs those of all keywords, so they are cached. */
function wordsOfKeyword(keyword: string): string[][] {
  const before = kept.get(keyword);
  if (before) return before;
  const words = wordsOf(keyword).filter((word) => !isStopWord(word.toLowerCase()));
  const terms = words.map(termsOf);
  kept.set(keyword, terms);
  return terms;
}

/** How much a query and a keyword have in common, from 0 to 1: the share of each that the other covers, multiplied. */
export function keywordShare(keyword: string, {terms, meanings}: ParsedQuery): number {
  const words = wordsOfKeyword(keyword);
  const covered = terms.map(() => 0);
  let known = 0;
  for (const word of words) {
    const meant = word.flatMap((term) => meanings.get(term) ?? []);
    if (meant.length > 0) known += 1;
    for (const {position, fit} of meant) covered[position] = Math.max(covered[position] ?? 0, fit);
  }
  const total = terms.reduce((sum, {weight}) => sum + weight, 0);
  if (known === 0 || total === 0) return 0;
  const ofQuery = terms.reduce((sum, {weight}, at) => sum + weight * (covered[at] ?? 0), 0) / total;
  return (ofQuery * known) / words.length;
}
