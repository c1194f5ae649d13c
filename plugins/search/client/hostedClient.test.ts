import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fakeService, type FakeService} from '../hosted/fakeService';
import {hostedFromEnv, type HostedEngine} from '../hosted/hostedEngine';
import {MARK_END, MARK_START} from '../engine/marks';
import {createHostedClient} from './hostedClient';

const OPTIONS = {limit: 21, perPage: 3};
let service: FakeService | undefined;

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  vi.restoreAllMocks();
  await service?.close();
});

function engineAt(url: string): HostedEngine {
  const engine = hostedFromEnv({
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_SEARCH_KEY: 'search-only',
    ALGOLIA_INDEX: 'docs',
    ALGOLIA_HOST: url,
  });
  if (!engine) throw new Error('The environment above asks for a hosted engine.');
  return engine;
}

function hit(url: string, heading: string) {
  const hierarchy = {
    lvl0: 'API',
    lvl1: 'createSlice',
    lvl2: heading,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {
    objectID: url,
    url,
    type: 'lvl2',
    hierarchy,
    content: 'Text about <b>slices</b>.',
    _highlightResult: {
      hierarchy: {lvl2: {value: `${MARK_START}${heading}${MARK_END}`, matchLevel: 'full'}},
      questions: [
        {value: 'why?', matchLevel: 'none'},
        {value: `why ${MARK_START}slices${MARK_END}?`, matchLevel: 'full'},
      ],
    },
    _snippetResult: {
      content: {value: `Text about <b>${MARK_START}slices${MARK_END}</b>.`, matchLevel: 'full'},
    },
  };
}

test('what arrives: the index, the query, the key, contextual filters, and marks that are not markup', async () => {
  service = await fakeService(() => ({body: {results: [{hits: [], nbHits: 0, query: 'slice'}]}}));
  await createHostedClient(engineAt(service.url)).search('slice', OPTIONS);

  expect(service.arrived).toHaveLength(1);
  expect(service.arrived[0]).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    appId: 'APP',
    key: 'search-only',
    body: {
      requests: [
        {
          indexName: 'docs',
          query: 'slice',
          facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
          highlightPreTag: MARK_START,
          highlightPostTag: MARK_END,
        },
      ],
    },
  });
  expect(JSON.stringify(service.arrived[0]?.body)).not.toContain('clickAnalytics');
});

test('hits come back by page, at most three of one page, without the host', async () => {
  const hits = [
    ...['one', 'two', 'three', 'four'].map((name) =>
      hit(`https://docs.example/api/createSlice#${name}`, name),
    ),
    hit('https://docs.example/api/createAction#five', 'five'),
  ];
  service = await fakeService(() => ({body: {results: [{hits, nbHits: 5, query: 'slice'}]}}));
  const answer = await createHostedClient(engineAt(service.url)).search('slice', OPTIONS);

  expect(answer).toMatchObject({state: 'found', total: 5});
  expect(answer.hits.map(({url}) => url)).toEqual([
    '/api/createSlice#one',
    '/api/createSlice#two',
    '/api/createSlice#three',
    '/api/createAction#five',
  ]);
  expect(answer.hits[0]).toMatchObject({
    heading: `${MARK_START}one${MARK_END}`,
    question: `why ${MARK_START}slices${MARK_END}?`,
    snippet: `Text about <b>${MARK_START}slices${MARK_END}</b>.`,
  });
});

test('a service that answers with an error is not an empty result', async () => {
  service = await fakeService(() => ({status: 403, body: {message: 'Invalid API key', status: 403}}));
  const answer = await createHostedClient(engineAt(service.url)).search('slice', OPTIONS);
  expect(answer.state).toBe('unavailable');
});

test('a service that cannot be reached is not an empty result', async () => {
  service = await fakeService(() => ({body: {}}));
  const {url} = service;
  await service.close();
  const answer = await createHostedClient(engineAt(url)).search('slice', OPTIONS);
  expect(answer.state).toBe('unavailable');
});

test('an answer of another shape is not an empty result either', async () => {
  service = await fakeService(() => ({body: {message: 'hello'}}));
  const answer = await createHostedClient(engineAt(service.url)).search('slice', OPTIONS);
  expect(answer.state).toBe('unavailable');
});
