import {expect, test} from 'vitest';
import {contentsHtml} from './contentsHtml';

const heading = (level: number, id: string) => ({level, id, value: `<code>${id}</code>`});
const link = (id: string) => `<a href="#${id}"><code>${id}</code></a>`;

test('nests the third level in the second, as the theme does', () => {
  expect(contentsHtml([heading(2, 'a'), heading(3, 'b'), heading(3, 'c'), heading(2, 'd')])).toBe(
    `<ul class="table-of-contents"><li>${link('a')}<ul><li>${link('b')}</li><li>${link('c')}</li></ul></li><li>${link('d')}</li></ul>`,
  );
});

test('closes what is open at the end', () => {
  expect(contentsHtml([heading(2, 'a'), heading(3, 'b')])).toBe(
    `<ul class="table-of-contents"><li>${link('a')}<ul><li>${link('b')}</li></ul></li></ul>`,
  );
});

test('leaves out other levels, and a list without links', () => {
  expect(contentsHtml([heading(2, 'a'), heading(4, 'b')])).toBe(
    `<ul class="table-of-contents"><li>${link('a')}</li></ul>`,
  );
  expect(contentsHtml([])).toBe('');
});
