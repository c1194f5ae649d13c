import {basename} from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {SampleOrigin} from '../shared/SampleOrigin';
import type {Fence} from './fence';
import {commandInJavaScript, inJavaScript, piecesOf, type Piece} from './javascript/fileNames';

export type IsShown = (name: string) => boolean;

/** Tells whether a file name is that of a sample that the page shows. */
export function shownFiles(tree: Root): IsShown {
  const names = new Set<string>();
  visit(tree, 'element', (node) => {
    if (!isFence(node)) return;
    const {sample} = (node.children[0] as Element).properties;
    if (typeof sample !== 'string') return;
    const {file, typescriptOnly} = JSON.parse(sample) as SampleOrigin;
    if (!typescriptOnly) names.add(basename(file));
  });
  return (name) => names.has(name);
}

/** Lets the extension of shown files in sentences, tables and links follow the reader's language. */
export function followInProse(tree: Root, isShown: IsShown): void {
  visit(tree, (node, index, parent) => {
    if (isFence(node)) return SKIP;
    const code = inlineCode(node);
    const pieces = piecesOf(code ?? (node.type === 'text' ? node.value : ''), isShown);
    if (!parent || index === undefined || !pieces.some(isEnding)) return undefined;
    // Two whole elements: the theme renders code with elements in it as a block, and a command can be copied.
    const twins = code
      ? [
          element('code', {className: ['in-ts']}, code),
          element('code', {className: ['in-js']}, inJavaScript(pieces)),
        ]
      : pieces.flatMap(toHast);
    (parent.children as ElementContent[]).splice(index, 1, ...twins);
    return [SKIP, index + twins.length];
  });
}

/** Adds what a fence shows to JavaScript readers: title, command or list. The code of samples is derived elsewhere. */
export function inBothLanguages(fence: Fence, isShown: IsShown): Fence {
  const {code, language, title = '', sample} = fence;
  const titleFollows = piecesOf(title, isShown).some(isEnding);
  const javascript = language === 'bash' ? commandInJavaScript(code) : inJavaScript(piecesOf(code, isShown));
  const differs = !sample && /^(?:bash|text)$/.test(language) && javascript !== code;
  return {...fence, ...(titleFollows && {titleFollows}), ...(differs && {javascript})};
}

export function isFence(node: unknown): node is Element {
  const {type, tagName, children} = node as Element;
  const [first] = children ?? [];
  return type === 'element' && tagName === 'pre' && first?.type === 'element' && first.tagName === 'code';
}

function inlineCode(node: unknown): string | undefined {
  const {tagName, children: [first] = []} = node as Partial<Element>;
  return tagName === 'code' && first?.type === 'text' ? first.value : undefined;
}

const isEnding = (piece: Piece) => typeof piece !== 'string';

/** The text content is the TypeScript name, for software that reads the page's text. */
function toHast(piece: Piece): ElementContent[] {
  if (typeof piece === 'string') return [{type: 'text', value: piece}];
  return [
    element('span', {className: ['in-ts']}, piece.ts),
    element('span', {className: ['in-js'], dataText: piece.js}),
  ];
}

function element(tagName: string, properties: Element['properties'], text?: string): Element {
  return {type: 'element', tagName, properties, children: text ? [{type: 'text', value: text}] : []};
}
