import type {PhrasingContent, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';

export const text = (value: string): Text => ({type: 'text', value});

/** An HTML element as it stands, see `plugins/api-reference/pages/nodes.ts`. */
function span(properties: Record<string, string>, children: PhrasingContent[]): MdxJsxTextElement {
  const attributes = Object.entries(properties).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));
  const data = {_mdxExplicitJsx: true} as object;
  return {type: 'mdxJsxTextElement', name: 'span', attributes, data, children};
}

/** The quiet mark beside what came after 2.0. */
export function sinceMark(version: string, words = `since ${version}`): MdxJsxTextElement {
  return span({className: 'since', 'data-since': version}, [text(words)]);
}

export function changeMark(version: string): MdxJsxTextElement {
  return span({className: 'since', 'data-changed': version}, [text(`changed in ${version}`)]);
}

export function goneMark(version: string): MdxJsxTextElement {
  return span({className: 'since'}, [text(`until ${version}`)]);
}
