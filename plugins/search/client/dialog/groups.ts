import {noticeOf} from '../notices';
import type {Answer, Hit, PageLink} from '../searchClient';

/** A line of the list. `heading` and `snippet` are plain text with marks. */
export interface Entry {
  url: string;
  page: string;
  heading: string;
  snippet: string;
  question?: string;
  since?: string;
}

/** Links under a title: the ways on when nothing is found. */
export interface LinkList {
  title: string;
  links: PageLink[];
}

export interface Group {
  title: string;
  entries: Entry[];
}

/** What the list shows for an answer: the places found, page by page, or what is there instead of them. */
export function groupsOf(answer: Answer, query: string, waysOn: LinkList[]): Group[] {
  if (answer.state === 'found') return byPage(answer.hits);
  const shown = new Set<string>();
  const groups = [
    {title: 'Similar questions', links: answer.asked},
    {title: 'Pages with a similar title', links: answer.near},
    ...waysOn,
  ].map(({title, links}) => {
    // An address is the key of its entry, so it is shown once.
    const others = links.filter(({url}) => !shown.has(url) && shown.add(url));
    return linksUnder(title, others);
  });
  const [first, ...rest] = groups.filter(({entries}) => entries.length > 0);
  const notice = noticeOf(answer.state, query);
  return first ? [{...first, title: `${notice} ${first.title}:`}, ...rest] : [];
}

function byPage(hits: Hit[]): Group[] {
  const groups = new Map<string, Group>();
  for (const hit of hits) {
    const {page, group, url, snippet, question, since} = hit;
    const title = `${page} · ${group}`;
    if (!groups.has(title)) groups.set(title, {title, entries: []});
    groups.get(title)!.entries.push({
      url,
      page,
      heading: headingOf(hit),
      snippet,
      ...(question && {question}),
      ...(since && {since}),
    });
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
