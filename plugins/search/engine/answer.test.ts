import {expect, test} from 'vitest';
import {answer} from './answer';
import {testEngine} from './testEngine';

const sections = Array.from(
  {length: 6},
  (_, at) => `<h2 id="s${at}">Steam ${at}</h2><p>About steam.</p>`,
).join('');
const engine = testEngine({
  '/a': `<h1>Steam</h1>${sections}`,
  '/b': `<h1>Kettles</h1>${sections}`,
  '/c': '<h1>Teapots</h1><p>Tea.</p>',
});

test('no page appears more often than asked for, and the total counts all places', () => {
  const {hits, total, state} = answer(engine, 'steam', {limit: 21, perPage: 3});
  expect(state).toBe('found');
  expect(hits.map(({url}) => url.split('#')[0])).toEqual(['/a', '/a', '/a', '/b', '/b', '/b']);
  expect(total).toBe(13);
});

test('the limit holds', () => {
  expect(answer(engine, 'steam', {limit: 4, perPage: 3}).hits).toHaveLength(4);
});

test('a query without a result names pages with a similar title', () => {
  const {state, total, hits, near} = answer(engine, 'teapxyzzt', {limit: 21, perPage: 3});
  expect({state, total, hits}).toEqual({state: 'none', total: 0, hits: []});
  expect(near[0]).toEqual({url: '/c', title: 'Teapots'});
});
