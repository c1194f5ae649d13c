import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {Node, Parent} from 'unist';
import {plainAdmonition} from './admonitions';
import {plainCode} from './code';
import {paragraph, place, type PageContext} from './context';
import {plainTable} from './tables';
import {plainTag} from './tags';

/** Turns MDX nodes into plain Markdown nodes. */
export async function plainPage(tree: Root, context: PageContext): Promise<Root> {
  return {type: 'root', children: (await plainAll(tree.children, context)) as RootContent[]};
}

async function plainAll(nodes: Node[], context: PageContext): Promise<Node[]> {
  const lists: Node[][] = [];
  for (const node of nodes) lists.push(await plain(node, context));
  return lists.flat();
}

/** The nodes that replace a node; none for what only builds the page. */
async function plain(node: Node, context: PageContext): Promise<Node[]> {
  switch (node.type) {
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return plainExpression(node, context);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainTag(node, context, plainAll);
    case 'containerDirective':
      return plainAdmonition(node, context, plainAll);
    case 'leafDirective':
    case 'textDirective':
      return asWritten(node, context);
    case 'code':
      return plainCode(node, context);
    case 'table':
      return plainTable(node, context, plainAll);
    default:
      return [await plainParent(node, context)];
  }
}

async function plainParent(node: Node, context: PageContext): Promise<Node> {
  const copy = {...node} as Node & Partial<Parent> & {url?: string};
  delete copy.data;
  if (copy.url !== undefined) copy.url = context.resolve(copy.url);
  if (copy.children) copy.children = await plainAll(copy.children, context);
  // `## Title {/* #id */}`: the comment is gone, the space before it must go too.
  if (node.type === 'heading') trimEnd(copy.children as PhrasingContent[]);
  return copy;
}

function trimEnd(children: PhrasingContent[]): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function plainExpression(node: Node, context: PageContext): Node[] {
  const {value} = node as Node & {value: string};
  if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(value)) return [];
  throw new Error(
    `${place(node, context)}: {${value}} is computed; the Markdown of a page needs plain text.`,
  );
}

/** `2:30` holds no directive; only `:::` blocks mean something here. */
function asWritten(node: Node, {source}: PageContext): Node[] {
  const {start, end} = node.position!;
  const text = {type: 'text', value: source.slice(start.offset, end.offset)} as const;
  return [node.type === 'textDirective' ? text : paragraph([text])];
}
