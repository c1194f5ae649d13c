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
export function keywordShare(keyword: string, {terms, total, meanings}: ParsedQuery): number {
  const words = wordsOfKeyword(keyword);
  let covered: number[] | undefined;
  let known = 0;
  for (const word of words) {
    let isKnown = false;
    for (const term of word)
      for (const {position, fit} of meanings.get(term) ?? []) {
        isKnown = true;
        covered ??= terms.map(() => 0);
        if (fit > covered[position]!) covered[position] = fit;
      }
    if (isKnown) known += 1;
  }
  // Most keywords have nothing to do with most queries.
  if (!covered) return 0;
  const ofQuery = terms.reduce((sum, {weight}, at) => sum + weight * covered[at]!, 0) / total;
  return (ofQuery * known) / words.length;
}
