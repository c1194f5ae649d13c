import {expect, test} from 'vitest';
import {emptyAnswer, type Hit} from '../searchClient';
import {groupsOf} from './groups';

const mostRead = {
  title: 'Most-read pages',
  links: [
    {url: '/start', title: 'Start'},
    {url: '/near', title: 'Near'},
  ],
};
const symptoms = {title: 'By symptom', links: [{url: '/dry#a', title: 'It is dry'}]};
const hit: Hit = {
  id: '/p#a',
  url: '/p#a',
  page: 'Page',
  group: 'Guides',
  kind: 'section',
  trail: ['Deep'],
  heading: 'Heading',
  snippet: 'text',
};
const found = (hits: Hit[]) => groupsOf({...emptyAnswer('found'), total: hits.length, hits}, 'q', [mostRead]);

test('places of one page form a group under its title and the group of the page', () => {
  const other = {...hit, url: '/q', page: 'Other'};
  expect(
    found([hit, {...hit, url: '/p#b'}, other]).map(({title, entries}) => [title, entries.length]),
  ).toEqual([
    ['Page · Guides', 2],
    ['Other · Guides', 1],
  ]);
});

test('a place keeps the question that made it a result', () => {
  const [group] = found([{...hit, question: 'why?'}, hit]);
  expect(group?.entries.map(({question}) => question)).toEqual(['why?', undefined]);
});

test('an option is shown below its heading, a section by itself', () => {
  const [group] = found([hit, {...hit, kind: 'option', heading: 'name'}]);
  expect(group?.entries.map(({heading}) => heading)).toEqual(['Heading', 'Deep › name']);
});

test('without results there are similar questions and titles, and the ways on that are not among them', () => {
  const near = [{url: '/near', title: 'Near'}];
  const asked = [{url: '/near#why', title: 'Why?'}];
  const groups = groupsOf({...emptyAnswer('none'), near, asked}, 'zzz', [symptoms, mostRead]);
  expect(groups.map(({title, entries}) => [title, ...entries.map(({url}) => url)])).toEqual([
    ['No results for “zzz”. Similar questions:', '/near#why'],
    ['Pages with a similar title', '/near'],
    ['By symptom', '/dry#a'],
    ['Most-read pages', '/start'],
  ]);
});

test.each([
  ['unavailable', 'Unable to fetch results'],
  ['not-built', 'npm run build'],
] as const)('%s: says so, and shows a way on', (state, words) => {
  const [group] = groupsOf(emptyAnswer(state), 'q', [mostRead]);
  expect(group?.title).toContain(words);
  expect(group?.entries[0]?.url).toBe('/start');
});
