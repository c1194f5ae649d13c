import type {RecordKind} from '../records/searchRecord';

/** One place found. `heading` and `snippet` are plain text with marks (see `engine/marks.ts`), never HTML. */
export interface Hit {
  id: string;
  url: string;
  page: string;
  group: string;
  kind: RecordKind;
  /** The headings between the page's title and `heading`. */
  trail: string[];
  heading: string;
  snippet: string;
  /** The question that made it a result, with marks. */
  question?: string;
  /** The release that brought it, where some readers have an older one. */
  since?: string;
}

export interface PageLink {
  url: string;
  title: string;
}

/** `not-built`: the development server has no index. `unavailable`: the index or the service cannot be reached. */
export type AnswerState = 'found' | 'none' | 'unavailable' | 'not-built';

export interface Answer {
  state: AnswerState;
  /** How many places match, also those beyond the limit. */
  total: number;
  /** By page, best page first. */
  hits: Hit[];
  /** Pages with a title like the query, when nothing matches. */
  near: PageLink[];
  /** Questions like the query, with the sections that answer them, when nothing matches. */
  asked: PageLink[];
  /** The query with its unknown words replaced by known ones, when nothing matches. */
  meant?: string;
}

export interface SearchOptions {
  limit: number;
  /** How often one page may appear. */
  perPage: number;
}

/** What the window and the search page use; both the embedded and the hosted engine implement it. Never rejects. */
export interface SearchClient {
  /** Fetches what the first search needs. */
  warm(): void;
  search(query: string, options: SearchOptions): Promise<Answer>;
}

export function emptyAnswer(state: AnswerState): Answer {
  return {state, total: 0, hits: [], near: [], asked: []};
}
