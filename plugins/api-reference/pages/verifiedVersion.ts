import type {Root} from 'mdast';
import type {Library} from '../library/openLibrary';
import {text} from './nodes';

/** Pages whose every statement is about one version of the library. */
const REFERENCE = /^docs\/(rtk-query\/)?api\//;

/** Says below the first paragraph of a reference page which version it was checked against. */
export function verifiedVersion(tree: Root, page: string, {versions}: Library): void {
  if (!REFERENCE.test(page)) return;
  const first = tree.children.findIndex(({type}) => type === 'paragraph');
  tree.children.splice(first + 1, 0, {
    type: 'paragraph',
    data: {hProperties: {className: ['verified-version']}},
    children: [text(`Verified against Redux Toolkit ${versions['@reduxjs/toolkit']}.`)],
  });
}
