import {expect, test} from 'vitest';
import {routes} from '../routes';
import {pageOf} from './builtPages';

test.each(['/api/createSlice', '/tutorials/quick-start'])(
  'code of %s arrives colored by classes',
  (route) => {
    const $ = pageOf(route);
    expect($('.code-block pre code .k').length).toBeGreaterThan(20);
    expect($('pre > code[class*="language-"]')).toHaveLength(0);
  },
);

test('names of files and commands around the samples are there for both languages', () => {
  const $ = pageOf('/tutorials/quick-start');
  const texts = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text())
      .get();
  expect(texts('td:first-child > code.in-ts')).toContain('garageSlice.ts');
  expect(texts('td:first-child > code.in-js')).toContain('garageSlice.js');
  expect(texts('p > code.in-js')).toContain('main.jsx');
  expect($('pre.in-npm.in-ts').text()).toContain('--template react-ts');
  expect($('pre.in-npm.in-js').text()).toContain('--template react ');
});

test.each(routes)('every block of %s has a language, and can be scrolled by keyboard', (route) => {
  const $ = pageOf(route);
  expect($('.code-block:not([data-lang]), .code-block[data-lang=""]')).toHaveLength(0);
  expect($('.code-block pre:not([tabindex="0"])')).toHaveLength(0);
});
