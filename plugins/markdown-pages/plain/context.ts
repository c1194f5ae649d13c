import type {Paragraph, PhrasingContent} from 'mdast';
import type {Node} from 'unist';

/** The texts behind the tabs of a fence; a fence without tabs has one, without a label. */
export type Variants = (fence: {
  code: string;
  language: string;
  npm2yarn: boolean;
  sample?: {file: string; lines: number[]; indent: number};
}) => Promise<{label?: string; language: string; code: string}[]>;

export interface PageContext {
  /** The file, as errors name it. */
  page: string;
  /** The source, for text that only looks like a directive. */
  source: string;
  /** Makes the address of a link or picture absolute. */
  resolve: (url: string) => string;
  variantsOf: Variants;
}

/** Makes the nodes below a tag, an admonition or a table plain as well. */
export type PlainAll = (nodes: Node[], context: PageContext) => Promise<Node[]>;

export function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function place(node: Node, {page}: PageContext): string {
  return `${page}:${node.position?.start.line ?? 1}`;
}
