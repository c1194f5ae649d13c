import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {pageBody} from './pageFile';
import {parsePage} from './parsePage';
import type {PageContext} from './plain/context';
import {plainPage} from './plain/plainPage';
import {addQuestions} from './plain/questions';
import {resolveLink} from './resolveLink';

const page = 'docs/api/kettle.mdx';
const site = {
  root: 'https://docs.example/tea/',
  permalinks: new Map([
    [page, '/tea/api/kettle'],
    ['docs/usage/boiling.mdx', '/tea/usage/boiling'],
  ]),
};

async function plain(source: string, tree?: Root): Promise<string> {
  const context: PageContext = {
    page,
    source,
    resolve: (url) => resolveLink(url, page, site),
    variantsOf: async ({code, language}) => [{language, code}],
  };
  return pageBody(await plainPage(tree ?? (await parsePage(page, source, [])), context));
}

test('an admonition is a quote, a picture has its full address, a comment is gone', async () => {
  const text = await plain(
    '## Heat {/* #heat */}\n\n:::warning[Hot]\n\nMind it at 2:30.\n\n:::\n\n<Figure src="/img/pot.svg" alt="A pot">\n\nIt boils.\n\n</Figure>\n',
  );
  expect(text).toBe(
    '## Heat\n\n> **Warning: Hot**\n>\n> Mind it at 2:30.\n\n![A pot](https://docs.example/tea/img/pot.svg)\n\nIt boils.',
  );
});

test('words for JavaScript in the place of others are left out', async () => {
  expect(await plain('Add types<span className="in-js"> in comments</span>.\n')).toBe('Add types.');
});

test.each([
  ['its own heading', '#heat', 'https://docs.example/tea/api/kettle#heat'],
  ['the file of a page', '../usage/boiling.mdx#lid', 'https://docs.example/tea/usage/boiling#lid'],
  ['a path of the site', '/usage/boiling', 'https://docs.example/tea/usage/boiling'],
  ['another site', 'https://tea.example/a', 'https://tea.example/a'],
])('a link to %s', (_name, url, resolved) => {
  expect(resolveLink(url, page, site)).toBe(resolved);
});

test('a heading and a message are followed by the questions that they answer', async () => {
  const source =
    '## Heat\n\nWarm.\n\n## Heat\n\n### Lid {/* #cover */}\n\nClose it.\n\n<div id="dry">\n\nIt is dry.\n\n</div>\n';
  const tree = await parsePage(page, source, []);
  const asked = (...texts: string[]) => texts;
  addQuestions(
    tree,
    new Map([
      ['heat-1', asked('why *so* hot?', 'is it?')],
      ['cover', asked('open?')],
      ['dry', asked('no water?')],
    ]),
    page,
  );
  expect(await plain(source, tree)).toBe(
    '## Heat\n\nWarm.\n\n## Heat\n\nAnswers:\n\n- why \\*so\\* hot?\n- is it?\n\n### Lid\n\nAnswers:\n\n- open?\n\n' +
      'Close it.\n\nIt is dry.\n\nAnswers:\n\n- no water?',
  );
  expect(() => addQuestions(tree, new Map([['nowhere', ['x']]]), page)).toThrow(
    `${page}: the questions of #nowhere belong to no heading`,
  );
});

test.each([
  ['a tag nobody taught it', 'One.\n\n<Teapot />\n', `${page}:3: <Teapot> has no form in plain Markdown`],
  ['a computed text', 'It is {1 + 1}.\n', `${page}:1: {1 + 1} is computed`],
  ['a link to no page', '[x](./cup.mdx)\n', `${page}: the link ./cup.mdx names no page`],
])('%s is an error with its place', async (_name, source, message) => {
  await expect(plain(source)).rejects.toThrow(message);
});
