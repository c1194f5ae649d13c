import type {Entry} from './indexFile';
import type {ParsedQuery} from './parseQuery';
import {phraseShare} from './phrase';
import {FIELD, SCORE, type Field} from './weights';
import {keyOf, wordsOf} from './words';

/** What is compared again and again, computed once for each entry. */
export interface Prepared {
  entry: Entry;
  titleKeys: string[];
  headingKeys: string[];
  defineKeys: Set<string>;
  /** Terms of the heading in order. */
  headingSequence: string[];
  isReference: boolean;
}

export interface Match {
  /** The terms of the site found in the entry, with the fields they stand in. */
  found: Record<string, string[]>;
  /** BM25, relative to the best entry of the query. */
  frequency: number;
}

export interface Scored {
  score: number;
  /** Which words of the query were found, by their position. */
  covered: boolean[];
  /** Found in the entry itself, not only in the headings above it: a result, not just a neighbour of one. */
  isOwn: boolean;
}

export function prepare(entry: Entry): Prepared {
  const slug = entry.page.path.split('/').at(-1) ?? '';
  return {
    entry,
    titleKeys: entry.kind === 'page' ? [keyOf(entry.page.title), keyOf(slug)] : [],
    headingKeys: entry.kind === 'page' ? [] : [keyOf(entry.heading), ...entry.symbols.map(keyOf)],
    defineKeys: new Set(entry.defines.map(keyOf)),
    headingSequence: wordsOf(entry.heading).map((word) => word.toLowerCase()),
    isReference: /\/api\//.test(entry.page.path),
  };
}

/** Pure: the same query and entry always give the same number, and every part of it has a name in `weights.ts`. */
export function scoreEntry(query: ParsedQuery, prepared: Prepared, match: Match): Scored {
  const {terms} = query;
  const strengths = terms.map(({fits}) => bestStrength(fits, match.found));
  const covered = strengths.map((strength) => strength > 0);
  const total = terms.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const mean = terms.reduce((sum, {weight}, at) => sum + weight * (strengths[at] ?? 0), 0) / total;

  let score = SCORE.terms * mean;
  if (covered.every(Boolean)) score += SCORE.allTerms;
  score += exactness(query, prepared);
  score += SCORE.headingFocus * headingFocus(query, prepared, match);
  score += SCORE.phraseInHeading * phraseShare(query.sequence, prepared.headingSequence);
  score += SCORE.frequency * match.frequency;
  if (prepared.entry.kind === 'page') score += SCORE.wholePage;
  if (query.isSymbol && prepared.isReference) score += SCORE.referenceForSymbol;
  if (query.isQuestion && !prepared.isReference) score += SCORE.guideForQuestion;
  const isOwn = Object.values(match.found).some((fields) => fields.some((field) => field !== 'trail'));
  return {score, covered, isOwn};
}

function bestStrength(fits: Map<string, number>, found: Match['found']): number {
  let best = 0;
  for (const [term, fit] of fits) {
    for (const field of found[term] ?? []) best = Math.max(best, fit * FIELD[field as Field]);
  }
  return best;
}

function exactness({keys}: ParsedQuery, {titleKeys, headingKeys, defineKeys, entry}: Prepared): number {
  if (keys.some((key) => titleKeys.includes(key))) return SCORE.exactTitle;
  if (keys.some((key) => headingKeys.includes(key))) {
    return entry.kind === 'option' ? SCORE.exactOption : SCORE.exactHeading;
  }
  return keys.some((key) => defineKeys.has(key)) ? SCORE.exactDefinition : 0;
}

/** How much of the heading is what was asked for. */
function headingFocus({terms}: ParsedQuery, {headingSequence}: Prepared, {found}: Match): number {
  if (headingSequence.length === 0) return 0;
  const inHeading = terms.filter(({fits}) =>
    [...fits.keys()].some((term) => found[term]?.some((field) => field === 'heading' || field === 'title')),
  );
  return Math.min(1, inHeading.length / headingSequence.length);
}
