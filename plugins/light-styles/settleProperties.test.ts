import {parse} from 'postcss';
import {expect, test} from 'vitest';
import {settleProperties} from './settleProperties';

function settled(css: string): string {
  const root = parse(css);
  settleProperties(root);
  return root.toString();
}

const layer = (css: string) => `@layer framework{${css}}`;

test('a default goes when the site sets the property for both modes', () => {
  const own = ':root,[data-theme=dark]{--ifm-text:var(--ours)}';
  expect(settled(layer(':root{--ifm-text:#333}a{color:var(--ifm-text)}') + own)).toBe(
    layer('a{color:var(--ifm-text)}') + own,
  );
});

test('a default stays when the site sets the property for one mode', () => {
  const css = `${layer(':root{--ifm-text:#333}a{color:var(--ifm-text)}')}[data-theme=dark]{--ifm-text:#eee}`;
  expect(settled(css)).toBe(css);
});

test('a property with one constant value is replaced by it, through other properties, too', () => {
  expect(
    settled(
      layer(
        ':root{--ifm-gap:1rem;--ifm-pad:var(--ifm-gap)}a{margin:var(--ifm-gap);padding:var(--ifm-pad,2px)}',
      ),
    ),
  ).toBe(layer('a{margin:1rem;padding:1rem}'));
});

test('a constant is kept apart from its neighbors', () => {
  const css =
    ':root{--ifm-size:1rem;--ifm-height:1.5;--ifm-font:serif}a{font:var(--ifm-size)/var(--ifm-height)var(--ifm-font)}';
  expect(settled(css)).toBe('a{font:1rem/1.5 serif}');
  expect(settled(':root{--ifm-a:1px;--ifm-b:2px}a{margin:0 var(--ifm-a)var(--ifm-b)3px}')).toBe(
    'a{margin:0 1px 2px 3px}',
  );
});

test.each([
  ['set in two places', ':root{--ifm-gap:1rem}nav{--ifm-gap:2rem}a{margin:var(--ifm-gap)}'],
  ['set on an element', 'nav{--ifm-gap:1rem}nav a{margin:var(--ifm-gap)}'],
  [
    'made of one that changes',
    ':root{--ifm-gap:var(--ours);--ours:1px}nav{--ours:2px}a{margin:var(--ifm-gap)}',
  ],
  ['made of one that is unknown', ':root{--ifm-gap:var(--ours)}a{margin:var(--ifm-gap)}'],
  ['set in one mode', '[data-theme=dark]{--ifm-gap:1px}a{margin:var(--ifm-gap)}'],
  ['a keyword of its own', ':root{--ifm-weight:initial}a{font-weight:var(--ifm-weight)}'],
  ['set on some screens', '@media print{:root{--ifm-gap:1px}}a{margin:var(--ifm-gap)}'],
  ['of ours', ':root{--gap:1rem}a{margin:var(--gap)}'],
  [
    'long and used often',
    `:root{--ifm-font:${'serif,'.repeat(9)}serif}a{font:var(--ifm-font)}b{font:var(--ifm-font)}`,
  ],
])('a property that is %s stays', (_what, css) => {
  expect(settled(css)).toBe(css);
});

test('a property made of one that only the mode changes is replaced by it', () => {
  const tokens = ':root{--ours:red}html[data-theme=dark]{--ours:blue}';
  const own = ':root,[data-theme=dark]{--ifm-text:var(--ours)}';
  expect(settled(`${tokens}${own}a{color:var(--ifm-text)}`)).toBe(`${tokens}a{color:var(--ours)}`);
});

test('a property that a page or a script mentions stays', () => {
  const root = parse(':root{--ifm-gap:1px}a{margin:var(--ifm-gap)}');
  settleProperties(root, new Set(['--ifm-gap']));
  expect(root.toString()).toBe(':root{--ifm-gap:1px}a{margin:var(--ifm-gap)}');
});

test('a constant made of another constant becomes that', () => {
  const own = ':root,[data-theme=dark]{--ifm-bold:600}';
  expect(
    settled(
      `@layer framework{:root{--ifm-bold:500;--ifm-menu:var(--ifm-bold)}a{font-weight:var(--ifm-menu)}}${own}`,
    ),
  ).toBe('@layer framework{a{font-weight:600}}');
});
