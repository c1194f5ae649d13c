import type {Entry} from './indexFile';
import type {ParsedQuery} from './parseQuery';
import {pairsOf, phraseShare, SHORTEST_PHRASE} from './phrase';
import type {NearQuestion} from './questions';
import {FIELD, FIT, LIMITS, SCORE, type Field} from './weights';
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

export interface Match {
  /** The terms of the site found in the entry, with the fields they stand in. */
  found: Record<string, string[]>;
  /** BM25, relative to the best entry of the query. */
  frequency: number;
  /** The most similar of the questions that it answers. */
  question?: NearQuestion;
}

export interface Scored {
  score: number;
  /** Which words of the query were found, by their position. */
  covered: boolean[];
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

/** Pure: the same query and entry always give the same number, and every part of it has a name in `weights.ts`. */
export function scoreEntry(query: ParsedQuery, prepared: Prepared, match: Match): Scored {
  const {strengths, named, isOwn} = evidenceOf(query, match);
  const covered = strengths.map((strength) => strength > 0);
  const total = query.terms.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const mean = query.terms.reduce((sum, {weight}, at) => sum + weight * (strengths[at] ?? 0), 0) / total;
  const namedWeight = query.terms.reduce((sum, {weight}, at) => sum + (named[at] ? weight : 0), 0) / total;
  const namedWords = named.filter(Boolean).length;

  let score = SCORE.terms * mean;
  if (covered.every(Boolean)) score += SCORE.allTerms;
  score += exactness(query, prepared);
  // How much of the heading is what was asked for, and how much of what was asked for is in the heading.
  score += SCORE.headingFocus * Math.min(1, namedWords / (prepared.headingLength || 1)) * namedWeight;
  score += SCORE.phraseInHeading * phraseShare(query.pairs, prepared.headingPairs);
  const likeness = match.question?.likeness ?? 0;
  const asQuestion = SCORE.question * likeness + SCORE.sameQuestion * likeness ** 4;
  score += asQuestion * Math.min(1, query.terms.length / LIMITS.longQuery);
  score += SCORE.frequency * match.frequency;
  if (prepared.entry.kind === 'page') score += SCORE.wholePage;
  if (query.isSymbol && prepared.isReference) score += SCORE.referenceForSymbol;
  if (query.isQuestion && !prepared.isReference) score += SCORE.guideForQuestion;
  return {score, covered, isOwn};
}

/** For each word of the query: how strongly the entry has it, and whether its title or heading does. */
function evidenceOf(query: ParsedQuery, {found}: Match) {
  const strengths = query.terms.map(() => 0);
  const named = query.terms.map(() => false);
  let isOwn = false;
  for (const term in found) {
    for (const field of (found[term] ?? []) as Field[]) {
      if (field !== 'trail') isOwn = true;
      for (const {position, fit} of query.meanings.get(term) ?? []) {
        strengths[position] = Math.max(strengths[position] ?? 0, fit * FIELD[field]);
        if (field === 'title' || field === 'heading') named[position] = true;
      }
    }
  }
  return {strengths, named, isOwn};
}

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
