import type {Entry, Page} from './indexFile';
import type {Scored} from './score';
import {LIMITS, SCORE} from './weights';

export interface RankedEntry extends Scored {
  entry: Entry;
}

export interface RankedPage {
  page: Page;
  score: number;
  /** Best first. */
  entries: RankedEntry[];
}

/** Results are read by page: the best entry decides the page's place, and a page counts when it has every word. */
export function rankPages(scored: RankedEntry[]): RankedPage[] {
  const byPath = new Map<string, RankedEntry[]>();
  for (const result of scored) {
    const same = byPath.get(result.entry.page.path);
    if (same) same.push(result);
    else byPath.set(result.entry.page.path, [result]);
  }
  const pages: RankedPage[] = [];
  for (const entries of byPath.values()) {
    entries.sort((a, b) => b.score - a.score);
    const [best] = entries;
    if (!best) continue;
    pages.push({page: best.entry.page, score: best.score + pageBonus(entries), entries});
  }
  pages.sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path));
  const least = (pages[0]?.score ?? 0) * LIMITS.relevance;
  return pages
    .filter(({score}) => score >= least)
    .map((page) => ({...page, entries: page.entries.filter(({score, isOwn}) => isOwn && score >= least)}))
    .filter(({entries}) => entries.length > 0);
}

function pageBonus(entries: RankedEntry[]): number {
  const [best] = entries;
  if (!best || best.covered.every(Boolean)) return 0;
  const isComplete = best.covered.every((_, at) => entries.some(({covered}) => covered[at]));
  return isComplete ? SCORE.allTermsOnPage : 0;
}
