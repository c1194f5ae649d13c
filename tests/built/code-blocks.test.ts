import {expect, test} from 'vitest';
import {routes} from '../routes';
import {pageOf} from './builtPages';

test.each(['/api/createSlice', '/tutorials/quick-start'])(
  'code of %s arrives coloured by classes',
  (route) => {
    const $ = pageOf(route);
    expect($('.code-block pre code .k').length).toBeGreaterThan(20);
    expect($('pre > code[class*="language-"]')).toHaveLength(0);
  },
);

test('names of files and commands around the samples are there for both languages', () => {
  const $ = pageOf('/tutorials/quick-start');
  const table = $('td:first-child > code')
    .map((_, code) => $(code).text())
    .get();
  // Each as the page's text has it: once, in TypeScript.
  expect(table).toContain('garageSlice.ts');
  expect($('td > code > .in-js[data-text="js"]').length).toBeGreaterThan(2);
  expect($('p > code > .in-js[data-text="jsx"]').length).toBeGreaterThan(2);
  expect($('pre.in-npm.in-ts').text()).toContain('--template react-ts');
  expect($('pre.in-npm.in-js').text()).toContain('--template react ');
});

test.each(routes)('every block of %s has a language, and can be scrolled by keyboard', (route) => {
  const $ = pageOf(route);
  expect($('.code-block:not([data-lang]), .code-block[data-lang=""]')).toHaveLength(0);
  expect($('.code-block pre:not([tabindex="0"])')).toHaveLength(0);
});
