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

test.each(routes)('every block of %s has a language, and can be scrolled by keyboard', (route) => {
  const $ = pageOf(route);
  expect($('.code-block:not([data-lang]), .code-block[data-lang=""]')).toHaveLength(0);
  expect($('.code-block pre:not([tabindex="0"])')).toHaveLength(0);
});
