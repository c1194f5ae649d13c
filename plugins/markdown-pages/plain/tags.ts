import type {PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Node, Parent} from 'unist';
import {paragraph, place, type PageContext, type PlainAll} from './context';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;
type Children = () => Promise<Node[]>;

/** What each tag is without markup. An unknown one fails the build instead of being lost. */
const FORMS: Record<string, (tag: Tag, children: Children, context: PageContext) => Promise<Node[]>> = {
  ApiAnchors: async () => [],
  button: async () => [],
  Files: (_tag, children) => children(),
  Figure: figure,
  div: (_tag, children) => children(),
  p: async (_tag, children) => [paragraph((await children()) as PhrasingContent[])],
  a: async (tag, children, {resolve}) => [
    {type: 'link', url: resolve(attribute(tag, 'href') ?? ''), children: await children()} as Parent,
  ],
  span: (_tag, children) => children(),
  details: (_tag, children) => children(),
  summary: async (_tag, children) => [
    paragraph([
      {type: 'strong', children: [...((await children()) as PhrasingContent[]), {type: 'text', value: ':'}]},
    ]),
  ],
};

export async function plainTag(node: Node, context: PageContext, plainAll: PlainAll): Promise<Node[]> {
  const tag = node as Tag;
  // The wording for JavaScript readers; the Markdown has the TypeScript.
  if (attribute(tag, 'className') === 'in-js') return [];
  const form = FORMS[tag.name ?? ''];
  if (!form)
    throw new Error(
      `${place(node, context)}: <${tag.name}> has no form in plain Markdown: add it to plugins/markdown-pages/plain/tags.ts.`,
    );
  return form(tag, () => plainAll(tag.children, context), context);
}

/** The picture by its full address; its caption is its text equivalent. */
async function figure(tag: Tag, children: Children, {resolve}: PageContext): Promise<Node[]> {
  const [url, alt] = [attribute(tag, 'src') ?? '', attribute(tag, 'alt') ?? ''];
  return [paragraph([{type: 'image', url: resolve(url), alt}]), ...(await children())];
}

function attribute({attributes}: Tag, wanted: string): string | undefined {
  const found = attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === wanted);
  return typeof found?.value === 'string' ? found.value : undefined;
}
