import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Puts each table into a box in which it scrolls, named after the heading above it. */
export default function rehypeTables() {
  return (tree: Root): void => {
    let heading: string | undefined;
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName) && node.properties.id) heading = String(node.properties.id);
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      parent.children[index] = boxOf(node, heading);
      return SKIP;
    });
  };
}

/** A stop of the Tab key, so that the keyboard scrolls it; a script removes that where nothing scrolls. */
function boxOf(table: Element, heading: string | undefined): Element {
  const name = heading ? {ariaLabelledBy: [heading]} : {ariaLabel: 'Table'};
  return {
    type: 'element',
    tagName: 'div',
    properties: {className: ['table-box'], role: 'group', tabIndex: 0, ...name},
    children: [table],
  };
}
