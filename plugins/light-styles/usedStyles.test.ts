import {expect, test} from 'vitest';
import {usedStyles} from './usedStyles';

const site = {
  pages: ['<nav class="menu menu--open" data-theme=light><a href="/tea">badge</a></nav>'],
  scripts: ['/["]/.test(n);n.className="toast toast--shown";read("--ifm-height")'],
};

test.each([
  ['a class of a page', '.menu--open{color:red}'],
  ['an element', 'a:hover{color:red}'],
  ['an attribute, whatever its value', '[data-theme=dark] .menu[data-shown]{color:red}'],
  ['a class that a script adds', '.toast--shown{color:red}'],
  ['a rule in a layer and a query', '@layer base{@media (width>1px){.menu{color:red}}}'],
  ['a state alone', ':focus-visible{color:red}'],
  ['an alternative', ':is(a,blockquote)>a:not(.card){color:red}'],
  ['a keyframe', '@keyframes spin{from{left:0}50%{left:1px}}'],
  ['a property that a script reads', ':root{--ifm-height:1px;--ifm-height:2px}'],
])('%s keeps its rule', (_what, css) => {
  expect(usedStyles(css, site)).toBe(css);
});

test('a class that is neither in a tag nor in a script goes, with the query around it', () => {
  expect(usedStyles('.menu,.card a{color:red}@media print{.badge{color:red}}', site)).toBe(
    '.menu{color:red}',
  );
});

test('a property of the framework goes when no rule that is left reads it', () => {
  const css =
    ':root{--ifm-a:red;--ifm-b:blue;--ours:red}nav{--ifm-a:blue}.menu{color:var(--ifm-a)}.card{color:var(--ifm-b)}';
  expect(usedStyles(css, site)).toBe(
    ':root{--ifm-a:red;--ours:red}nav{--ifm-a:blue}.menu{color:var(--ifm-a)}',
  );
});

test('nothing left means that something is wrong', () => {
  expect(() => usedStyles('.card{color:red}', site)).toThrow('No style is used');
});
