import type {Answer} from './searchClient';

/** A pasted stack trace would fill the screen. */
const QUOTED = 80;

/** What the reader is told when there is no result to show. */
export function noticeOf(state: Exclude<Answer['state'], 'found'>, query: string, meant?: string): string {
  if (state === 'unavailable') return 'Unable to fetch results: the search is not available right now.';
  if (state === 'not-built') return 'Search needs a built site: run `npm run build`, then `npm run serve`.';
  const hint = meant ? ` Did you mean “${meant}”?` : '';
  return `No results for “${query.length > QUOTED ? `${query.slice(0, QUOTED)}…` : query}”.${hint}`;
}

/** `1 result`, `2 results`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
