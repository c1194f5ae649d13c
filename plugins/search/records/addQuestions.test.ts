import {expect, test} from 'vitest';
import {addQuestions, type ReadQuestions} from './addQuestions';
import {readPage} from './readPage';

const records = readPage(
  `<html lang="en"><head><meta name="docusaurus_tag" content="docs-default-current"></head><body><article>
   <div class="markdown"><h1>Kettles</h1><p>All.</p><h2 id="scale">Scale</h2><p>Lime.</p></div></article></body></html>`,
  {site: 'https://docs.example', path: '/base/kettles'},
);

test('a section gets the questions that it answers, and the reader of questions the anchors of the page', () => {
  const told: (readonly string[])[] = [];
  const asked = {questions: ['white stuff in my kettle'], wordings: ['tea tastes of chalk']};
  const read: ReadQuestions = (anchorsOf) => {
    told.push(anchorsOf('/kettles'), anchorsOf('/no-page'));
    return new Map([['/kettles', new Map([['scale', asked]])]]);
  };
  const [page, section] = addQuestions(records, 'https://docs.example/base/', read);
  expect(told).toEqual([['scale'], []]);
  expect(page).toMatchObject({questions: [], wordings: []});
  expect(section).toMatchObject(asked);
});
