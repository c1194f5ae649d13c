import type {Entry, Page} from './indexFile';
import type {ParsedQuery} from './parseQuery';
import type {Scored} from './score';
import type {NearQuestion} from './questions';
import {keywordShare} from './keywords';
import {LIMITS, SCORE} from './weights';

export interface RankedEntry extends Scored {
  entry: Entry;
  /** The most similar of the questions that it answers. */
  question?: NearQuestion;
}

export interface RankedPage {
  page: Page;
  score: number;
  /** Best first. */
  entries: RankedEntry[];
}

/** Results are read by page: the best entry decides the page's place, and a page counts when it has every word. */
export function rankPages(scored: RankedEntry[], query: ParsedQuery): RankedPage[] {
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
    pages.push({
      page: best.entry.page,
      score:
        best.score +
        pageBonus(entries, query) +
        supportOf(entries, query) +
        homeBonus(best.entry.page, query) +
        nameBonus(best.entry.page, query),
      entries,
    });
  }
  pages.sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path));
  const least = (pages[0]?.score ?? 0) * LIMITS.relevance;
  const leastEntry = Math.max(0, ...scored.map(({score}) => score)) * LIMITS.relevance;
  return pages
    .filter(({score}) => score >= least)
    .map((page) => ({
      ...page,
      entries: page.entries.filter(({score, isOwn}) => isOwn && score >= leastEntry),
    }))
    .filter(({entries}) => entries.length > 0);
}

function pageBonus(entries: RankedEntry[], {all}: ParsedQuery): number {
  if (entries[0]?.covered === all) return 0;
  const together = entries.reduce((bits, {covered}) => bits | covered, 0);
  return together === all ? SCORE.allTermsOnPage : 0;
}

/** A question of many words is about a subject, and the page about it has them in several sections. */
function supportOf(entries: RankedEntry[], {terms}: ParsedQuery): number {
  if (terms.length < LIMITS.longQuery) return 0;
  return SCORE.support * entries.slice(1, 3).reduce((sum, {score}) => sum + score, 0);
}

/** Many pages use an export, and one explains it. */
function homeBonus({homeKeys}: Page, {keys}: ParsedQuery): number {
  const fits = [...keys].filter(([key]) => homeKeys.has(key)).map(([, fit]) => fit);
  return SCORE.home * Math.max(0, ...fits);
}

/** A page's title and keywords are what it is called. */
function nameBonus({title, keywords}: Page, query: ParsedQuery): number {
  return SCORE.keyword * Math.max(...[title, ...keywords].map((name) => keywordShare(name, query)));
}
