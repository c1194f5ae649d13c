import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {linksOf, sidebarInView} from './sidebarInView';

const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}`});
const category = (label: string, collapsed: boolean, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  collapsed,
  collapsible: true,
  items,
});

const sidebar = [
  link('start'),
  category('teas', true, [link('green'), category('rare', true, [link('white'), link('yellow')])]),
  category('coffees', false, [link('espresso'), link('mocha')]),
];

test('of a closed category its first link is kept', () => {
  expect(sidebarInView(sidebar, '/start')).toEqual([
    link('start'),
    category('teas', true, [link('green')]),
    category('coffees', false, [link('espresso'), link('mocha')]),
  ]);
});

test('the categories around a page are open', () => {
  expect(sidebarInView(sidebar, '/white')[1]).toEqual(sidebar[1]);
  expect(sidebarInView(sidebar, '/green')[1]).toEqual(
    category('teas', true, [link('green'), category('rare', true, [link('white')])]),
  );
});

test('linksOf lists every page', () => {
  expect(linksOf(sidebar).map(({label}) => label)).toEqual([
    'start',
    'green',
    'white',
    'yellow',
    'espresso',
    'mocha',
  ]);
});
