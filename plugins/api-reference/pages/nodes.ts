import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

type Children = (PhrasingContent | RootContent)[];

const attributesOf = (properties: Record<string, string>) =>
  Object.entries(properties).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));

/** How MDX marks tags that an author wrote: it replaces no HTML element with this mark by a component. */
const asWritten = {_mdxExplicitJsx: true} as object;

/** An HTML element that, unlike Markdown's own elements, is not passed to a theme component. */
export function inline(
  name: string,
  properties: Record<string, string>,
  children: Children,
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: attributesOf(properties),
    data: asWritten,
    children: children as PhrasingContent[],
  };
}

export function block(
  name: string,
  properties: Record<string, string>,
  children: Children,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(properties),
    data: asWritten,
    children: children as [],
  };
}

/**
 * A native `details` element. A "text" element on purpose: Docusaurus replaces a `details` block by a component that
 * needs script.
 */
export function details(className: string, summary: string, children: Children): MdxJsxTextElement {
  return inline('details', {className}, [inline('summary', {}, [text(summary)]), ...children]);
}

export const text = (value: string) => ({type: 'text' as const, value});
export const code = (value: string) => ({type: 'inlineCode' as const, value});

/** `createAsyncThunk(options)` -> `createasyncthunk-options` */
export function slug(...parts: string[]): string {
  return parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
