import {expect, test} from 'vitest';
import {linkStyles} from './linkStyles';

const styles = {
  shared: 'styles.old.css',
  name: 'styles.new.css',
  withoutScript: 'dark.css',
  others: new Map([
    ['menu.css', '.menu{color:red}'],
    ['card.css', '@media print{.card_x .title_y{color:red}}'],
  ]),
};
const page = (body: string) => `<head><link rel=stylesheet href=/a/styles.old.css /></head>${body}`;

test('a page links the shared stylesheet by its new name, and one for readers without script', () => {
  expect(linkStyles(page('<p class=tea>menu</p>'), styles)).toBe(
    '<head><link rel=stylesheet href=/a/styles.new.css /><noscript><link rel=stylesheet href=/a/dark.css /></noscript></head><p class=tea>menu</p>',
  );
});

test('and every other stylesheet of which a rule may apply to it', () => {
  expect(linkStyles(page('<p class=card_x><b class="tea title_y">'), styles)).toContain(
    'styles.new.css /><link rel=stylesheet href=/a/card.css />',
  );
  // A script adds the other class, and brings the stylesheet.
  expect(linkStyles(page('<p class="tea title_y">'), styles)).not.toContain('card.css');
  expect(linkStyles(page('<p class=menu>'), styles)).toContain('href=/a/menu.css');
});

test('a page that links none is an error', () => {
  expect(() => linkStyles('<head></head>', styles)).toThrow('does not link styles.old.css');
});
