import type {Link, Paragraph, Parent, PhrasingContent, Root, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import {sinceMark, text} from './nodes';
import {shown, type SinceFile} from './sinceFile';

/** Puts the version beside each export that this page explains, where the page says what it is. */
export function markExports(tree: Root, names: readonly string[], {exports}: SinceFile): void {
  for (const name of names) {
    const version = shown(exports[name]);
    if (version) placeOf(tree, name)?.(version);
  }
}

type Mark = (version: string) => void;

/** Its table or signature, the item or row that starts with it, its heading, or else the first mention. */
function placeOf(tree: Root, name: string): Mark | undefined {
  return (
    titleOf(tree, name) ??
    signatureOf(tree, name) ??
    definitionOf(tree, name) ??
    headingOf(tree, name) ??
    mentionOf(tree, name)
  );
}

function titleOf(tree: Root, name: string): Mark | undefined {
  const table = tree.children.findIndex(
    (node) => node.type === 'table' && named((node.data as {apiTable?: {of: string}})?.apiTable?.of, name),
  );
  const title = tree.children[table - 1] as Paragraph | undefined;
  // All of its members came with it: the table says so already.
  if (title?.children.some((child) => toString(child).startsWith('since '))) return () => undefined;
  return title && ((version) => title.children.push(text(' '), sinceMark(version)));
}

function signatureOf(tree: Root, name: string): Mark | undefined {
  const at = tree.children.findIndex(
    (node) => isSignature(node) && node.data.signature.source.split(' ')[0] === name,
  );
  return at < 0 ? undefined : (version) => insertBelow(tree, at, version);
}

/** Signatures of members: `<Signature of="createApi().util.prefetch" />`. */
export function markSignatures(tree: Root, {members}: SinceFile): void {
  for (const node of tree.children.filter(isSignature)) {
    const [, type, member, from = ''] = /^(.+)\.(\w+)( from .+)?$/.exec(node.data.signature.source) ?? [];
    const version = member && shown(members[type + from]?.[member]);
    if (version) insertBelow(tree, tree.children.indexOf(node), version);
  }
}

/** ``- `Name<T>`: …``, and the same in the first cell of a row. */
function definitionOf(tree: Root, name: string): Mark | undefined {
  let found: Mark | undefined;
  visit(tree, (node, index, parent) => {
    if (isApiTable(node)) return SKIP;
    if (found || !(isItem(parent) || (node.type === 'tableCell' && index === 0))) return undefined;
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return undefined;
    const [first] = node.children;
    const code = first?.type === 'link' ? first.children[0] : first;
    if (code?.type === 'inlineCode' && named(code.value, name)) found = after(node, first!);
    return undefined;
  });
  return found;
}

function headingOf(tree: Root, name: string): Mark | undefined {
  const at = tree.children.findIndex(
    (node) =>
      node.type === 'heading' &&
      node.children.some((child) => child.type === 'inlineCode' && named(child.value, name)),
  );
  return at < 0 ? undefined : (version) => insertBelow(tree, at, version);
}

function mentionOf(tree: Root, name: string): Mark | undefined {
  let found: Mark | undefined;
  visit(tree, (node, _, parent) => {
    if (isApiTable(node)) return SKIP;
    if (
      !found &&
      node.type === 'inlineCode' &&
      parent &&
      parent.type !== 'heading' &&
      named(node.value, name)
    )
      found = after(parent as Parent, node);
    return undefined;
  });
  return found;
}

/** Its cells are types of members, which say nothing about an export of that name. */
function isApiTable(node: {type: string; data?: object}): boolean {
  return node.type === 'table' && node.data !== undefined && 'apiTable' in node.data;
}

/** Every linked name of the index that came after 2.0. */
export function markIndex(tree: Root, {exports}: SinceFile): void {
  const from = tree.children.findIndex(
    (node) => node.type === 'heading' && toString(node).startsWith('A–Z index'),
  );
  if (from < 0) return;
  const list = tree.children.slice(from).find((node) => node.type === 'list');
  if (!list) return;
  visit(list, 'link', (link: Link, _, parent) => {
    const version = shown(exports[toString(link)]);
    if (version) after(parent as Parent, link)(version, version);
  });
}

/** The rows of the tables of production errors. */
export function markCodes(tree: Root, {codes}: SinceFile): void {
  visit(tree, 'tableRow', (row: TableRow) => {
    const cell = row.children[0];
    const version = cell && /^\d+$/.test(toString(cell)) ? shown(codes[toString(cell)]) : undefined;
    if (version && tree.children.some((node) => isCodeTable(node, row)))
      cell!.children.push(text(' '), sinceMark(version));
  });
}

function isCodeTable(node: RootContent, row: TableRow): boolean {
  return (
    node.type === 'table' && node.children.includes(row) && toString(node.children[0]?.children[0]) === 'Code'
  );
}

function insertBelow(tree: Root, at: number, version: string): void {
  const data = {hProperties: {className: ['since-line']}};
  tree.children.splice(at + 1, 0, {type: 'paragraph', data, children: [sinceMark(version)]});
}

function after(parent: Parent, node: unknown): (version: string, words?: string) => void {
  return (version, words) => {
    const siblings = parent.children as PhrasingContent[];
    siblings.splice(siblings.indexOf(node as PhrasingContent) + 1, 0, text(' '), sinceMark(version, words));
  };
}

/** `Name`, `Name<T>` and `Name(…)` are about `Name`. */
function named(written: string | undefined, name: string): boolean {
  return written !== undefined && /^[\w$]+/.exec(written)?.[0] === name && !written.startsWith(`${name}.`);
}

function isItem(node: unknown): boolean {
  return (node as {type?: string} | undefined)?.type === 'listItem';
}

function isSignature(node: RootContent): node is MdxJsxFlowElement & {data: {signature: {source: string}}} {
  return node.type === 'mdxJsxFlowElement' && node.data?.signature !== undefined;
}
