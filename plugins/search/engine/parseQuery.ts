import {pairsOf} from './phrase';
import {isQuestionWord, isStopWord} from './stopWords';
import type {Vocabulary} from './vocabulary';
import {FIT, LIMITS} from './weights';
import {clean, keyOf, partsOf, stem, stemKeyOf, termOf, wordsOf} from './words';

/** One word of the query, and the terms of the site it may stand for, each with how well it fits. */
export interface QueryTerm {
  typed: string;
  fits: Map<string, number>;
  /** Rarity of its best fit. */
  weight: number;
}

export interface ParsedQuery {
  /** Pairs of adjacent words as typed, with stop words: for phrases. */
  pairs: Set<string>;
  /** The query without separators, for exact names: as typed, without stop words, corrected; with how well it fits. */
  keys: Map<string, number>;
  /** The same for other forms of the words. */
  stemKey: string;
  terms: QueryTerm[];
  /** The weight of all terms. */
  total: number;
  /** A bit for each term. */
  all: number;
  /** Which words of the query (by position) a term of the site stands for, and how well it fits them. */
  meanings: Map<string, {position: number; fit: number}[]>;
  isQuestion: boolean;
  /** One word with a capital inside, or one that is a name on the site. */
  isSymbol: boolean;
}

export function parseQuery(raw: string, vocabulary: Vocabulary): ParsedQuery {
  const words = wordsOf(clean(raw).slice(0, LIMITS.queryLength)).map((word) =>
    word.slice(0, LIMITS.wordLength),
  );
  const sequence = words.map(termOf);
  const telling = words.filter((word) => !isStopWord(termOf(word)));
  const chosen = telling.length > 0 ? telling : words;
  const terms = new Map<string, QueryTerm>();

  chosen.forEach((word, at) => {
    const isLast = word === words.at(-1);
    for (const part of knownPieces(word, vocabulary, isLast)) {
      const term = terms.get(part) ?? {typed: part, fits: fitsOf(part, vocabulary, isLast), weight: 0};
      for (const name of abbreviated(word, part, vocabulary)) term.fits.set(name, FIT.prefix);
      for (const joined of joinedWith(chosen, at, vocabulary)) term.fits.set(joined, FIT.joined);
      if (terms.size < LIMITS.terms) terms.set(part, term);
    }
  });
  const list = [...terms.values()];
  for (const term of list) term.weight = weightOf(term, vocabulary);

  return {
    pairs: pairsOf(sequence),
    keys: keysOf(words, chosen, list),
    stemKey: stemKeyOf(chosen.join(' ')),
    terms: list,
    total: list.reduce((sum, {weight}) => sum + weight, 0) || 1,
    all: (1 << list.length) - 1,
    meanings: meaningsOf(list),
    isQuestion: words.length > 2 && sequence.some(isQuestionWord),
    isSymbol: chosen.length === 1 && partsOf(chosen[0] ?? '').length > 0,
  };
}

function meaningsOf(terms: QueryTerm[]): ParsedQuery['meanings'] {
  const meanings: ParsedQuery['meanings'] = new Map();
  terms.forEach(({fits}, position) => {
    for (const [term, fit] of fits) meanings.set(term, [...(meanings.get(term) ?? []), {position, fit}]);
  });
  return meanings;
}

function keysOf(words: string[], chosen: string[], terms: QueryTerm[]): Map<string, number> {
  const best = terms.map(({fits}) => [...fits].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]));
  const corrected = best.map(([term]) => term).join('');
  const keys = new Map([[corrected, Math.min(...best.map(([, fit]) => fit))]]);
  for (const typed of [words, chosen]) keys.set(keyOf(typed.join(' ')), 1);
  keys.delete('');
  return keys;
}

/** A word nobody wrote here is taken apart: `configStore` at its capitals, `codesplitting` where two words meet. */
function knownPieces(word: string, vocabulary: Vocabulary, isLast: boolean): string[] {
  const term = termOf(word);
  if (isReachable(term, vocabulary, isLast)) return [term];
  const parts = partsOf(word);
  if (vocabulary.namesWithParts(parts).length > 0) return [term];
  if (parts.length > 0) return parts;
  for (let cut = 3; cut <= term.length - 3; cut++) {
    const pieces = [term.slice(0, cut), term.slice(cut)];
    if (pieces.every((piece) => vocabulary.has(piece) || vocabulary.has(stem(piece)))) return pieces;
  }
  return [term];
}

/** `configStore` for `configureStore`, unless it is a name itself. */
function abbreviated(word: string, part: string, vocabulary: Vocabulary): string[] {
  return part === termOf(word) && !vocabulary.has(part) ? vocabulary.namesWithParts(partsOf(word)) : [];
}

function isReachable(term: string, vocabulary: Vocabulary, isLast: boolean): boolean {
  if (vocabulary.has(term) || vocabulary.has(stem(term))) return true;
  if (isLast && vocabulary.completionsOf(term, 1).length > 0) return true;
  return vocabulary.correctionsOf(term, 1).length > 0;
}

function fitsOf(term: string, vocabulary: Vocabulary, isLast: boolean): Map<string, number> {
  const fits = new Map<string, number>();
  const offer = (found: string, fit: number) => fits.set(found, Math.max(fit, fits.get(found) ?? 0));
  if (vocabulary.has(term)) offer(term, FIT.exact);
  if (vocabulary.has(stem(term))) offer(stem(term), FIT.stem);
  const isKnown = fits.size > 0;
  if (isLast || !isKnown) {
    for (const found of vocabulary.completionsOf(term, LIMITS.completions)) {
      offer(found, FIT.prefix * (0.5 + term.length / found.length / 2));
    }
  }
  // The last word may be unfinished; any other was meant as it stands, so that it is more likely mistyped than cut.
  if (!isKnown && (!isLast || fits.size === 0)) {
    for (const {term: found, errors} of vocabulary.correctionsOf(term, LIMITS.corrections)) {
      offer(found, errors === 1 ? FIT.oneTypo : FIT.twoTypos);
    }
  }
  return fits;
}

/** `query fn` and `create async thunk` as one name, when such a name exists. */
function joinedWith(words: string[], at: number, vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (let from = Math.max(0, at - 3); from <= at; from++) {
    for (let to = Math.max(from + 1, at); to < Math.min(from + 4, words.length); to++) {
      const name = words
        .slice(from, to + 1)
        .map(termOf)
        .join('');
      if (vocabulary.has(name)) joined.push(name);
    }
  }
  return joined;
}

function weightOf({fits}: QueryTerm, vocabulary: Vocabulary): number {
  let best = 0;
  let weight = 0;
  for (const [term, fit] of fits) {
    if (fit > best) [best, weight] = [fit, vocabulary.rarity(term)];
  }
  return weight;
}
