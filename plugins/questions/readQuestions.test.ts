import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {answeredQuestions, searchedQuestions} from './answeredQuestions';
import {readQuestions} from './readQuestions';

const source = 'https://tea.example/1';
const FILE = 'docs/usage/kettle.questions.json';
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true})));

/** A site with two pages and these files. */
function site(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'questions-'));
  folders.push(folder);
  const all = {'docs/usage/kettle.mdx': '# Kettle', 'docs/usage/cup.mdx': '# Cup', ...files};
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  }
  return folder;
}

const asked = (question: string) => ({question, source});

test('questions are read by page and by the anchor of the section that answers them', () => {
  const folder = site({[FILE]: {scale: [asked('white stuff in my kettle'), asked('taste of lime')]}});
  expect(answeredQuestions(folder)).toEqual(
    new Map([['/usage/kettle', new Map([['scale', ['white stuff in my kettle', 'taste of lime']]])]]),
  );
});

test('other words for a question are for the search only', () => {
  const folder = site({
    [FILE]: {scale: [asked('white stuff in my kettle'), 'lime floats'], boil: ['too slow']},
  });
  const {scale, boil} = Object.fromEntries(
    searchedQuestions(folder, () => ['boil', 'scale']).get('/usage/kettle')!,
  );
  expect({scale, boil}).toEqual({
    scale: {questions: ['white stuff in my kettle'], wordings: ['lime floats']},
    boil: {questions: [], wordings: ['too slow']},
  });
  expect([...answeredQuestions(folder).get('/usage/kettle')!]).toEqual([
    ['scale', ['white stuff in my kettle']],
  ]);
});

test.each([
  [
    'no page',
    {'docs/usage/ketle.questions.json': {}},
    'ketle.questions.json: there is no page usage/ketle.mdx. Rename the file after its page: perhaps usage/kettle.',
  ],
  ['no JSON', {[FILE]: '{"scale": [}'}, `${FILE}: this is no JSON`],
  ['no object', {[FILE]: []}, `${FILE}:1: write an object of the form {"anchor-of-a-section"`],
  ['no list', {[FILE]: {scale: 'why?'}}, `${FILE}:2: #scale needs a list of questions`],
  ['an empty list', {[FILE]: {scale: []}}, `${FILE}:2: #scale needs a list of questions`],
  [
    'a number for a question',
    {[FILE]: {scale: [1]}},
    `${FILE}:3: write a question as {"question": "…", "source"`,
  ],
  [
    'an unknown field',
    {[FILE]: {scale: [{...asked('a'), kind: 'how'}]}},
    `${FILE}:6: "kind" is no field of a question. Remove it`,
  ],
  ['no text', {[FILE]: {scale: [{source}]}}, `${FILE}:3: a question needs its text`],
  ['no source', {[FILE]: {scale: [{question: 'a'}]}}, `${FILE}:3: a question needs a source. Add "source"`],
  [
    'a source that is no address',
    {[FILE]: {scale: [{question: 'a', source: 'a friend'}]}},
    `${FILE}:3: the source a friend is no address on the web`,
  ],
  [
    'a source that is a file',
    {[FILE]: {scale: [{question: 'a', source: 'file:///a'}]}},
    `${FILE}:3: the source file:///a is no address`,
  ],
  [
    'a section twice',
    {[FILE]: `{"scale": [${JSON.stringify(asked('a'))}],\n"scale": [${JSON.stringify(asked('b'))}]}`},
    `${FILE}:2: #scale is in this file twice`,
  ],
  [
    'a question twice',
    {[FILE]: {scale: [asked('Why lime?')]}, 'docs/usage/cup.questions.json': {tea: [asked('why  lime')]}},
    `${FILE}:3: “Why lime?” is also at docs/usage/cup.questions.json:3.`,
  ],
  [
    'other words twice',
    {[FILE]: {scale: [asked('Why lime?'), 'why lime']}},
    `${FILE}:7: “why lime” is also at ${FILE}:3.`,
  ],
  ['no words', {[FILE]: {scale: [' ']}}, `${FILE}:3: a wording needs words. Remove it.`],
])('%s is an error with its place and what to do', (_what, files, message) => {
  expect(() => readQuestions(site(files))).toThrow(message);
});

test('a section that the page does not have is an error that names the nearest one', () => {
  const folder = site({[FILE]: {scael: [asked('lime')], scale: [asked('white')]}});
  expect(() => searchedQuestions(folder, () => ['boil', 'scale'])).toThrow(
    `${FILE}:2: /usage/kettle has no section #scael. Name the section that answers it: perhaps scale.`,
  );
});
