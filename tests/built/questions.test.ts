import {expect, test} from 'vitest';
import {answeredQuestions, searchedQuestions} from '../../plugins/questions/answeredQuestions';
import {answer} from '../../plugins/search/engine/answer';
import {root} from '../content/files';
import {builtEngine} from './builtEngine';
import {fileOf} from './builtPages';

const questions = [...answeredQuestions(root)].flatMap(([page, sections]) =>
  [...sections].flatMap(([anchor, asked]) => asked.map((question) => ({page, anchor, question}))),
);

test('every section that answers a question is on its page', () => {
  const lost = questions.filter(
    ({page, anchor}) => fileOf(page, 'html').match(new RegExp(` id="?${anchor}[" >]`, 'g'))?.length !== 1,
  );
  expect(lost).toEqual([]);
  expect(questions.length).toBeGreaterThan(600);
});

test('no question is there twice', () => {
  const texts = questions.map(({question}) => question.toLowerCase());
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('every question finds its section among the first three results, shown with it', () => {
  const engine = builtEngine();
  const missed = questions.filter(({page, anchor, question}) => {
    // As the window shows them: page by page, three places of each.
    const places = answer(engine, question, {limit: 21, perPage: 3}).hits.slice(0, 3);
    // Of two questions that are alike it shows either.
    return !places.find(({url}) => url === `${page}#${anchor}`)?.question;
  });
  expect(missed).toEqual([]);
});

const anchorsOf = (page: string) =>
  [...fileOf(page, 'html').matchAll(/ id="?([^" >]+)/g)].map(([, id]) => id!);
const wordings = [...searchedQuestions(root, anchorsOf)].map(([page, sections]) => ({
  page,
  // One of each section: to search for all of them takes a minute.
  texts: [...sections.values()].flatMap((section) => section.wordings.slice(0, 1)),
}));

test.each(wordings)(
  'other words for the questions of $page find it among the first three',
  ({page, texts}) => {
    const engine = builtEngine();
    const isFound = (text: string) =>
      engine
        .search(text)
        .pages.slice(0, 3)
        .some((found) => found.page.path === page);
    expect(texts.filter((text) => !isFound(text))).toEqual([]);
  },
);

test('every page but the tutorials has other words', () => {
  const without = wordings.filter(({page, texts}) => texts.length < 8 && !page.startsWith('/tutorials/'));
  expect(without).toEqual([]);
});

test('the Markdown of a page and llms.txt have every question', () => {
  const map = fileOf('llms', 'txt');
  const plain = (text: string) => text.replace(/\\(?=[^A-Za-z0-9\s])/g, '').replace(/&#x[\dA-F]+;|\s+/g, '');
  const twins = new Map(questions.map(({page}) => [page, plain(fileOf(page, 'md'))]));
  const lost = questions.filter(
    ({page, anchor, question}) =>
      !twins.get(page)!.includes(plain(`- ${question}`)) ||
      !map.split('\n').some((line) => line.startsWith(`  - #${anchor}: `) && line.includes(question)),
  );
  expect(lost).toEqual([]);
});
