import type {Paragraph, PhrasingContent, Strong, Text} from 'mdast';
import type {Node, Parent} from 'unist';
import {paragraph, type PageContext, type PlainAll} from './context';

/** `:::warning[Title]` -> a quote that opens with the kind and the title in bold. */
export async function plainAdmonition(node: Node, context: PageContext, plainAll: PlainAll): Promise<Node[]> {
  const {name, children} = node as Parent & {name: string};
  const [first, ...rest] = children as Paragraph[];
  const isTitle = first?.data !== undefined && 'directiveLabel' in first.data;
  const kind = name[0]!.toUpperCase() + name.slice(1);
  const title = isTitle ? ((await plainAll(first.children, context)) as PhrasingContent[]) : [];
  const text: Text = {type: 'text', value: title.length ? `${kind}: ` : kind};
  const opening: Strong = {type: 'strong', children: [text, ...title]};
  const body = await plainAll(isTitle ? rest : children, context);
  return [{type: 'blockquote', children: [paragraph([opening]), ...body]} as Parent];
}
