import type {Heading, List, Paragraph, Root, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Node, Parent} from 'unist';
import {visit} from 'unist-util-visit';
import {headingId} from './headingId';
import {paragraph} from './context';

/** Texts of questions by the anchor of what answers them. */
export type PageQuestions = ReadonlyMap<string, readonly string[]>;

/** Lists below each heading, message and table of options the questions that it answers. */
export function addQuestions(tree: Root, questions: PageQuestions, page: string): void {
  const left = new Set(questions.keys());
  const repeats = new Map<string, number>();
  const idsOf = (node: Node): string[] => {
    if (node.type === 'table') return (node as Table).children.flatMap(idInProperties);
    if (node.type === 'mdxJsxFlowElement') return idInAttributes(node as MdxJsxFlowElement);
    if (node.type !== 'heading') return [];
    const {id, isExplicit} = headingId(node as Heading);
    const before = isExplicit ? 0 : (repeats.get(id) ?? 0);
    if (!isExplicit) repeats.set(id, before + 1);
    return [before === 0 ? id : `${id}-${before}`];
  };

  visit(tree, (node: Node, index, parent: Parent | undefined) => {
    const asked = idsOf(node).flatMap((id) => (left.delete(id) ? questions.get(id)! : []));
    if (asked.length > 0) parent?.children.splice(index! + 1, 0, ...answers(asked));
  });
  if (left.size > 0)
    throw new Error(
      `${page}: the questions of #${[...left].join(', #')} belong to no heading, message or option of the page: ` +
        'name another anchor in its questions file.',
    );
}

function answers(asked: readonly string[]): RootContent[] {
  const item = (value: string) => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph([{type: 'text', value}])] as Paragraph[],
  });
  const list: List = {type: 'list', ordered: false, spread: false, children: asked.map(item)};
  return [paragraph([{type: 'text', value: 'Answers:'}]), list];
}

function idInProperties({data}: Node): string[] {
  const {id} = ((data as {hProperties?: object} | undefined)?.hProperties ?? {}) as {id?: string};
  return id ? [id] : [];
}

function idInAttributes({attributes}: MdxJsxFlowElement): string[] {
  return attributes.flatMap((entry) =>
    entry.type === 'mdxJsxAttribute' && entry.name === 'id' && typeof entry.value === 'string'
      ? [entry.value]
      : [],
  );
}
