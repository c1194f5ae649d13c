import {clean} from '../engine/words';
import {MARK_END, MARK_START, withoutMarks} from '../engine/marks';
import type {Hierarchy, RecordKind} from '../records/searchRecord';
import {emptyAnswer, type Answer, type Hit, type SearchOptions} from './searchClient';

/** What a hosted index returns for a record, as far as it is used. An index made by a crawler has no `kind`. */
export interface HostedHit {
  url: string;
  type: string;
  hierarchy: Hierarchy;
  content: string | null;
  kind?: RecordKind;
  since?: string;
  _highlightResult?: {
    hierarchy?: Partial<Record<keyof Hierarchy, {value: string}>>;
    questions?: {value: string; matchLevel: 'none' | 'partial' | 'full'}[];
  };
  _snippetResult?: {content?: {value: string}};
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Groups the service's ranking by page; the first hit of a page decides its position. */
export function hostedAnswer(found: HostedHit[], total: number, {limit, perPage}: SearchOptions): Answer {
  if (found.length === 0) return emptyAnswer('none');
  const pages = new Map<string, Hit[]>();
  for (const hit of found.map(toHit)) {
    const [address = ''] = hit.url.split('#');
    const same = pages.get(address) ?? [];
    if (same.length < perPage) pages.set(address, [...same, hit]);
  }
  return {state: 'found', total, hits: [...pages.values()].flat().slice(0, limit), near: [], asked: []};
}

function toHit(hit: HostedHit): Hit {
  const headings = LEVELS.filter((level) => hit.hierarchy[level]);
  const own = headings.at(-1) ?? 'lvl1';
  return {
    id: hit.url,
    url: localAddress(hit.url),
    page: hit.hierarchy.lvl1 ?? '',
    group: hit.hierarchy.lvl0 ?? '',
    kind: hit.kind ?? (own === 'lvl1' ? 'page' : 'section'),
    trail: headings.slice(1, -1).map((level) => hit.hierarchy[level] ?? ''),
    heading: marked(hit._highlightResult?.hierarchy?.[own]?.value, hit.hierarchy[own]),
    snippet: marked(hit._snippetResult?.content?.value, hit.content),
    ...questionOf(hit),
    ...(hit.since && {since: hit.since}),
  };
}

/** A question that has every word of the query is why the record was found. */
function questionOf({_highlightResult}: HostedHit): Pick<Hit, 'question'> {
  const question = _highlightResult?.questions?.find(({matchLevel}) => matchLevel === 'full');
  return question ? {question: marked(question.value, null)} : {};
}

/** Without the host: results open on the site being read, also on a preview or a copy of it. */
function localAddress(url: string): string {
  try {
    const {pathname, hash} = new URL(url);
    return pathname + hash;
  } catch {
    return '/';
  }
}

/** Cleaned piece by piece, because cleaning removes private-use characters, and the marks are two of them. */
function marked(value: string | undefined, plain: string | null): string {
  if (value === undefined) return clean(withoutMarks(plain ?? ''));
  return value
    .split(/([\uE000\uE001])/)
    .map((piece) => (piece === MARK_START || piece === MARK_END ? piece : piece.replace(/\s+/g, ' ')))
    .join('');
}
