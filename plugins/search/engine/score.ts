import type {Entry} from './indexFile';
import type {ParsedQuery} from './parseQuery';
import {pairsOf, phraseShare, SHORTEST_PHRASE} from './phrase';
import type {TermIndex} from './termIndex';
import {FIELD, FIELDS, FIT, LIMITS, SCORE} from './weights';
import {keyOf, partsOf, stemKeyOf, termOf, wordsOf} from './words';

/** What is compared again and again, computed once for each entry. */
export interface Prepared {
  entry: Entry;
  titleKeys: string[];
  addressKey: string;
  headingKeys: string[];
  defineKeys: Set<string>;
  /** Of the title or heading. */
  stemKey: string;
  /** Pairs of adjacent words in the heading, and how many words it has with identifiers split. */
  headingPairs: Set<string>;
  headingLength: number;
  isReference: boolean;
  /** The same of the text; made when first asked for. */
  contentPairs?: Set<string>;
}

/** What was found of a query in an entry. */
export interface Evidence {
  /** How strongly the entry has each word of the query. */
  strengths: number[];
  /** Which words its title or heading has: a bit for each, by its position. */
  named: number;
  /** Found in the entry itself, not only in the headings above it. */
  isOwn: boolean;
  /** BM25, and of how many different terms. */
  frequency: number;
  found: number;
}

export interface Scored {
  score: number;
  /** Which words of the query were found: a bit for each, by its position. */
  covered: number;
  /** Found in the entry itself, not only in the headings above it. */
  isOwn: boolean;
}

/** Says nothing about the subject: whoever asks for RTK Query means its overview. */
const GENERIC = /\boverview\b/i;

export function prepare(entry: Entry): Prepared {
  const isPage = entry.kind === 'page';
  const words = wordsOf(entry.heading);
  return {
    entry,
    titleKeys: isPage ? [entry.page.title, entry.page.title.replace(GENERIC, '')].map(keyOf) : [],
    addressKey: isPage ? keyOf(entry.page.path.split('/').at(-1) ?? '') : '',
    headingKeys: isPage ? [] : [keyOf(entry.heading), ...entry.symbols.map(keyOf)],
    defineKeys: new Set(entry.defines.map(keyOf)),
    stemKey: stemKeyOf(entry.heading),
    headingPairs: pairsOf(words.map(termOf)),
    headingLength: words.reduce((length, word) => length + Math.max(1, partsOf(word).length), 0),
    isReference: entry.page.path.includes('/api/'),
  };
}

/**
 * Pure: the same query and entry always give the same number, and every part of it has a name in `weights.ts`.
 * `frequency` is BM25, relative to the best entry of the query; `likeness` is that of the entry's nearest question.
 */
export function scoreEntry(
  query: ParsedQuery,
  prepared: Prepared,
  {strengths, named, isOwn}: Evidence,
  frequency: number,
  likeness: number,
): Scored {
  const {terms, total} = query;
  let covered = 0;
  let mean = 0;
  let namedWeight = 0;
  let namedWords = 0;
  // A key press scores most entries of the site, so this is one plain loop.
  for (let at = 0; at < terms.length; at++) {
    const {weight} = terms[at]!;
    const strength = strengths[at]!;
    mean += weight * strength;
    if (strength > 0) covered |= 1 << at;
    if ((named >> at) & 1) {
      namedWeight += weight;
      namedWords += 1;
    }
  }

  let score = (SCORE.terms * mean) / total;
  if (covered === query.all) score += SCORE.allTerms;
  score += exactness(query, prepared);
  // How much of the heading is what was asked for, and how much of what was asked for is in the heading.
  const focus = Math.min(1, namedWords / (prepared.headingLength || 1));
  score += (SCORE.headingFocus * focus * namedWeight) / total;
  score += SCORE.phraseInHeading * phraseShare(query.pairs, prepared.headingPairs);
  const asQuestion = SCORE.question * likeness + SCORE.sameQuestion * likeness ** 4;
  score += asQuestion * Math.min(1, terms.length / LIMITS.longQuery);
  score += SCORE.frequency * frequency;
  if (prepared.entry.kind === 'page') score += SCORE.wholePage;
  if (query.isSymbol && prepared.isReference) score += SCORE.referenceForSymbol;
  if (query.isQuestion && !prepared.isReference) score += SCORE.guideForQuestion;
  return {score, covered, isOwn};
}

/** By the entry's number. */
export function evidenceOf({terms, meanings}: ParsedQuery, index: TermIndex): Map<number, Evidence> {
  const found = new Map<number, Evidence>();
  for (const [term, meant] of meanings) {
    let last = -1;
    index.find(term, (entry, number, frequency) => {
      let evidence = found.get(entry);
      if (!evidence) {
        evidence = {strengths: terms.map(() => 0), named: 0, isOwn: false, frequency: 0, found: 0};
        found.set(entry, evidence);
      }
      const field = FIELDS[number]!;
      const isName = field === 'title' || field === 'heading';
      evidence.frequency += frequency;
      if (entry !== last) evidence.found += 1;
      last = entry;
      if (field !== 'trail') evidence.isOwn = true;
      for (const {position, fit} of meant) {
        const strength = fit * FIELD[field];
        if (strength > evidence.strengths[position]!) evidence.strengths[position] = strength;
        if (isName) evidence.named |= 1 << position;
      }
    });
  }
  return found;
}

/** An entry with several of the words outweighs one that repeats a single word. */
export const frequencyOf = ({frequency, found}: Evidence): number => frequency * found;

function exactness({keys, stemKey}: ParsedQuery, prepared: Prepared): number {
  const {titleKeys, headingKeys, defineKeys, entry} = prepared;
  const isPage = entry.kind === 'page';
  const forHeading = entry.kind === 'option' ? SCORE.exactOption : SCORE.exactHeading;
  let best = stemKey === prepared.stemKey ? FIT.stem * (isPage ? SCORE.exactTitle : forHeading) : 0;
  for (const [key, fit] of keys) {
    if (titleKeys.includes(key)) best = Math.max(best, fit * SCORE.exactTitle);
    else if (key === prepared.addressKey) best = Math.max(best, fit * SCORE.exactAddress);
    else if (headingKeys.includes(key)) best = Math.max(best, fit * forHeading);
    else if (defineKeys.has(key)) best = Math.max(best, fit * SCORE.exactDefinition);
    else if (key && titleKeys[0]?.startsWith(key)) best = Math.max(best, fit * SCORE.titleBegins);
  }
  return best;
}

/** Reads the whole text, so it is computed for the leading entries only. */
export function phraseInContent({pairs}: ParsedQuery, prepared: Prepared): number {
  if (pairs.size < SHORTEST_PHRASE - 1) return 0;
  prepared.contentPairs ??= pairsOf(wordsOf(prepared.entry.content).map(termOf));
  return SCORE.phraseInContent * phraseShare(pairs, prepared.contentPairs, 'query');
}
