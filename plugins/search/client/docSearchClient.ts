import type {DocSearchTransformClient} from '@docsearch/react';
import {escapeHtml, markedToHtml} from '../engine/marks';
import type {Answer, Hit, PageLink, SearchClient} from './searchClient';

/** DocSearch's own figure is 20; seven pages with up to three places each fill the modal. */
export const MODAL_OPTIONS = {limit: 21, perPage: 3};

/** DocSearch would cut its groups at five; ours are cut by the engine. */
export const GROUP_SIZE = 6;

interface Listener {
  /** Told about every answer, to announce it. */
  onAnswer(answer: Answer, query: string): void;
  mostRead: PageLink[];
  /** The text that was entered, for the part of it that DocSearch passes on. */
  wholeText(cut: string): string;
}

/**
 * What DocSearch's modal takes for an Algolia client. It asks one question at a time, and it shows neither an error
 * (its error screen vanishes at once) nor links when there is no result: both become groups of links here.
 */
export function createDocSearchClient(client: SearchClient, listener: Listener): DocSearchTransformClient {
  const search = async ({requests}: {requests: {query: string}[]}) => {
    const query = listener.wholeText(requests[0]?.query ?? '');
    const answer = await client.search(query, MODAL_OPTIONS);
    listener.onAnswer(answer, query);
    const hits =
      answer.state === 'found' ? answer.hits.map(toDocSearchHit) : waysOn(answer, query, listener.mostRead);
    return {results: [{hits, nbHits: answer.total, query}]};
  };
  return {
    search: search as unknown as DocSearchTransformClient['search'],
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: {value: '', add: () => ({}) as never}},
  };
}

/** The group's title is text; everything else in a DocSearch hit reaches the page as HTML, so it is escaped. */
function toDocSearchHit({url, page, group, kind, trail, heading, snippet}: Hit) {
  const isPage = kind === 'page';
  const above = kind === 'section' ? [] : trail.slice(-1);
  const title = [...above.map(escapeHtml), markedToHtml(heading)].join(' › ');
  const plainTitle = title.replace(/<\/?mark>/g, '');
  const text = markedToHtml(snippet);
  return {
    objectID: url,
    url,
    type: isPage ? 'lvl1' : 'lvl2',
    hierarchy: {lvl0: page, lvl1: isPage ? plainTitle : escapeHtml(page), lvl2: isPage ? null : plainTitle},
    content: isPage ? text || null : null,
    _highlightResult: {hierarchy: {lvl0: {value: `${page} · ${group}`}}},
    _snippetResult: {
      content: {value: text},
      hierarchy: isPage ? {lvl1: {value: title}} : {lvl1: {value: text}, lvl2: {value: title}},
    },
  };
}

function waysOn({state, near}: Answer, query: string, mostRead: PageLink[]) {
  const known = new Set(near.map(({url}) => url));
  const others = mostRead.filter(({url}) => !known.has(url));
  const notice = noticeOf(state, query);
  if (near.length === 0) return linksUnder(`${notice} Most-read pages:`, others);
  return [
    ...linksUnder(`${notice} Pages with a similar title:`, near),
    ...linksUnder('Most-read pages', others),
  ];
}

function linksUnder(group: string, links: PageLink[]) {
  return links.slice(0, GROUP_SIZE).map(({url, title}) => ({
    ...toDocSearchHit({
      id: url,
      url,
      page: title,
      group: '',
      kind: 'page',
      trail: [],
      heading: title,
      snippet: '',
    }),
    _highlightResult: {hierarchy: {lvl0: {value: group}}},
  }));
}

export function noticeOf(state: Answer['state'], query: string): string {
  if (state === 'unavailable') return 'Unable to fetch results: the search is not available right now.';
  if (state === 'not-built') return 'Search needs a built site: run `npm run build`, then `npm run serve`.';
  return `No results for “${query.length > 80 ? `${query.slice(0, 80)}…` : query}”.`;
}
