import {expect, test} from 'vitest';
import {answer} from './answer';
import {splitMarks} from './marks';
import {firstPlace, pathsOf, testEngine} from './testEngine';

const pages = {
  '/usage/kettles': `<h1>Kettles</h1><p>They boil water.</p><h2 id="care">Care</h2><p>Use vinegar.</p>
    <h2 id="power">Power</h2><p>Check the plug.</p>`,
  '/usage/stuff': '<h1>White stuff</h1><p>Paint, snow, and stuff for a kettle.</p>',
};
const questions = {
  '/usage/kettles#care': ['white stuff floats in my tea', 'how often should I descale'],
  '/usage/kettles#power': ['nothing happens when I press the button'],
};
const engine = testEngine(pages, undefined, {}, questions);
const OPTIONS = {limit: 21, perPage: 3};

test('a query in the words of a question finds the section that answers it', () => {
  expect(pathsOf(testEngine(pages), 'why does white stuff float in tea')[0]).toBe('/usage/stuff');
  expect(firstPlace(engine, 'why does white stuff float in tea')).toBe('/usage/kettles#care');
  expect(firstPlace(engine, 'pressed the button and nothing happened')).toBe('/usage/kettles#power');
});

test('a word that only a question has is found, also mistyped and in another form', () => {
  for (const query of ['descaling', 'descael']) expect(firstPlace(engine, query)).toBe('/usage/kettles#care');
});

test('a result shows the question that is like the query, with marks, and no other', () => {
  const [hit] = answer(engine, 'white stuff in tea', OPTIONS).hits;
  const pieces = splitMarks(hit?.question ?? '');
  expect(pieces.map(({text}) => text).join('')).toBe('white stuff floats in my tea');
  expect(pieces.filter(({isMatch}) => isMatch).map(({text}) => text)).toEqual(['white', 'stuff', 'tea']);
  for (const query of ['vinegar', 'care'])
    expect(answer(engine, query, OPTIONS).hits[0]?.question).toBeUndefined();
});

test('a page that is named by the query stays before a question that mentions it', () => {
  const cups = testEngine(
    {
      '/api/createCup': '<h1>createCup</h1><p>Makes.</p>',
      '/usage/tea': '<h1>Tea</h1><h2 id="hot">Hot</h2><p>Wait.</p>',
    },
    undefined,
    {},
    {'/usage/tea#hot': ['createCup is too hot to hold']},
  );
  expect(pathsOf(cups, 'createCup')[0]).toBe('/api/createCup');
});

test('without a result there are questions that look like the query, and another spelling that finds something', () => {
  const {state, asked, meant} = answer(engine, 'hwoftenshouldydescall', OPTIONS);
  expect(state).toBe('none');
  expect(asked[0]).toEqual({url: '/usage/kettles#care', title: 'how often should I descale'});
  expect(meant).toBeUndefined();
  expect(answer(engine, 'vinnnegarrr', OPTIONS)).toMatchObject({state: 'none', meant: 'vinegar'});
  expect(answer(engine, 'qqqq', OPTIONS)).toMatchObject({state: 'none', asked: [], near: []});
});
