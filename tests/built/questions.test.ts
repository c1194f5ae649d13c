import {expect, test} from 'vitest';
import {filesBelow, read} from '../content/files';
import {pageOf} from './builtPages';

type Sections = Record<string, {question: string; source: string}[]>;

/** What is beside the pages: `docs/api/createSlice.questions.json`. */
const questions = filesBelow('docs')
  .filter((file) => file.endsWith('.questions.json'))
  .flatMap((file) => {
    const page = file.replace(/^docs(\/.*)\.questions\.json$/, '$1');
    const sections = Object.entries(JSON.parse(read(file)) as Sections);
    return sections.flatMap(([anchor, asked]) => asked.map((entry) => ({page, anchor, ...entry})));
  });

test('every section that answers a question is on its page, once', () => {
  const lost = questions.filter(({page, anchor}) => pageOf(page)(`[id="${anchor}"]`).length !== 1);
  expect(lost).toEqual([]);
  expect(questions.length).toBeGreaterThan(600);
});

test('no question is there twice, and each says where it was asked', () => {
  const texts = questions.map(({question}) => question.toLowerCase());
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  expect(questions.filter(({source}) => !/^https:\/\/./.test(source))).toEqual([]);
});
