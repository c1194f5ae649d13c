import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import rehypeTables from './rehypeTables';

const element = (tagName: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

test('a table is put into a box that is named after the heading above it', () => {
  const tree: Root = {
    type: 'root',
    children: [element('table'), element('h2', {id: 'options'}), element('p'), element('table')],
  };
  rehypeTables()(tree);
  const boxes = tree.children.filter((node) => (node as Element).tagName === 'div') as Element[];
  expect(boxes.map(({properties: {ariaLabel, ariaLabelledBy}}) => ariaLabel ?? ariaLabelledBy)).toEqual([
    'Table',
    ['options'],
  ]);
  expect(boxes.map(({children}) => (children[0] as Element).tagName)).toEqual(['table', 'table']);
});
