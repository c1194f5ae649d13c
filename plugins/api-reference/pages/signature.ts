import type {Code, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {keyOf} from '../library/namedType';
import type {Library} from '../library/openLibrary';
import {block, details, slug} from './nodes';
import {readAttributes} from './readAttributes';

/** `<Signature of="…" />` -> the short signature, and the full one in a `details` element if it says more. */
export async function signature(
  tag: MdxJsxFlowElement | MdxJsxTextElement,
  library: Library,
): Promise<MdxJsxFlowElement> {
  const {of, from, as = of} = readAttributes(tag, ['of'], ['from', 'as']);
  const {short, full} = await library.signature(of!, from);
  const id = slug('signature', as!);
  const shown: RootContent[] = [codeNode(short)];
  if (full !== short) shown.push(details('full-signature', 'Full signature', [codeNode(full)]));
  const node = block('div', {className: 'signature', id}, shown);
  return {
    ...node,
    data: {
      ...node.data,
      signature: {id, source: keyOf({of: of!, ...(from !== undefined && {from})}), short, full},
    },
  };
}

function codeNode(value: string): Code {
  return {type: 'code', lang: 'ts', meta: 'signature', value};
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** `source`: what it is the signature of, as `plugins/since/since.json` names it. */
    signature?: {id: string; source: string; short: string; full: string};
  }
}
