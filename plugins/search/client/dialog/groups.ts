import {noticeOf} from '../notices';
import type {Answer, Hit, PageLink} from '../searchClient';

/** A line of the list. `heading` and `snippet` are plain text with marks. */
export interface Entry {
  url: string;
  page: string;
  heading: string;
  snippet: string;
  since?: string;
}

export interface Group {
  title: string;
  entries: Entry[];
}

/** What the list shows for an answer: the places found, page by page, or what is there instead of them. */
export function groupsOf(answer: Answer, query: string, mostRead: PageLink[]): Group[] {
  if (answer.state === 'found') return byPage(answer.hits);
  const notice = noticeOf(answer.state, query);
  const near = new Set(answer.near.map(({url}) => url));
  const others = mostRead.filter(({url}) => !near.has(url));
  return near.size === 0
    ? [linksUnder(`${notice} Most-read pages:`, others)]
    : [
        linksUnder(`${notice} Pages with a similar title:`, answer.near),
        linksUnder('Most-read pages', others),
      ];
}

function byPage(hits: Hit[]): Group[] {
  const groups = new Map<string, Group>();
  for (const hit of hits) {
    const {page, group, url, snippet, since} = hit;
    const title = `${page} · ${group}`;
    if (!groups.has(title)) groups.set(title, {title, entries: []});
    groups.get(title)!.entries.push({url, page, heading: headingOf(hit), snippet, ...(since && {since})});
  }
  return [...groups.values()];
}

/** An option or a message says little without the heading above it. */
function headingOf({kind, trail, heading}: Hit): string {
  return [...(kind === 'section' ? [] : trail.slice(-1)), heading].join(' › ');
}

function linksUnder(title: string, links: PageLink[]): Group {
  return {title, entries: links.map(({url, title}) => ({url, page: title, heading: title, snippet: ''}))};
}
