import {expect, test, vi} from 'vitest';
import {MARK_END, MARK_START} from '../engine/marks';
import {createDocSearchClient} from './docSearchClient';
import {emptyAnswer, type Answer, type Hit} from './searchClient';

const HOSTILE = '<img src=x onerror=alert(1)>';
const mostRead = [{url: '/start', title: 'Start'}];

interface Shown {
  type: string;
  url: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  _highlightResult: {hierarchy: {lvl0: {value: string}}};
  _snippetResult: {content: {value: string}; hierarchy: Record<string, {value: string}>};
}

async function shownFor(answer: Answer, query = 'q') {
  const onAnswer = vi.fn();
  const client = createDocSearchClient(
    {warm: () => undefined, search: async () => answer},
    {mostRead, onAnswer, wholeText: (cut) => cut},
  );
  const {results} = (await client.search({requests: [{indexName: 'docs', query}]})) as unknown as {
    results: {hits: Shown[]; nbHits: number}[];
  };
  expect(onAnswer).toHaveBeenCalledWith(answer, query);
  return results[0] as {hits: Shown[]; nbHits: number};
}

const hit: Hit = {
  id: '/p#a',
  url: '/p#a',
  page: `Page ${HOSTILE}`,
  group: 'Group',
  kind: 'option',
  trail: ['Options', `Deep ${HOSTILE}`],
  heading: `${MARK_START}name${MARK_END} ${HOSTILE}`,
  snippet: `text ${HOSTILE} ${MARK_START}here${MARK_END}`,
};

test('everything that DocSearch puts into the page as HTML is escaped', async () => {
  const {hits, nbHits} = await shownFor({
    state: 'found',
    total: 7,
    hits: [hit, {...hit, kind: 'page'}],
    near: [],
  });
  expect(nbHits).toBe(7);
  for (const shown of hits) {
    const html = JSON.stringify([
      shown.hierarchy.lvl1,
      shown.hierarchy.lvl2,
      shown.content,
      shown._snippetResult,
    ]);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  }
  expect(hits[0]?._snippetResult.hierarchy.lvl2?.value).toMatch(/^Deep .* › <mark>name<\/mark>/);
  expect(hits[0]?._snippetResult.hierarchy.lvl1?.value).toContain('<mark>here</mark>');
  // The group's title is shown as text.
  expect(hits[0]?._highlightResult.hierarchy.lvl0.value).toBe(`Page ${HOSTILE} · Group`);
});

test('without results there are near titles and the most-read pages', async () => {
  const near = [{url: '/near', title: 'Near'}];
  const {hits, nbHits} = await shownFor({...emptyAnswer('none'), near}, 'zzz');
  expect(nbHits).toBe(0);
  expect(hits.map(({url, _highlightResult}) => [_highlightResult.hierarchy.lvl0.value, url])).toEqual([
    ['No results for “zzz”. Pages with a similar title:', '/near'],
    ['Most-read pages', '/start'],
  ]);
});

test.each([
  ['unavailable', 'Unable to fetch results'],
  ['not-built', 'npm run build'],
] as const)('%s: says so, and shows a way on', async (state, words) => {
  const {hits} = await shownFor(emptyAnswer(state));
  expect(hits[0]?._highlightResult.hierarchy.lvl0.value).toContain(words);
  expect(hits[0]?.url).toBe('/start');
});
