import type {Code, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {DriftError} from '../library/DriftError';
import {keyOf} from '../library/namedType';
import type {Library} from '../library/openLibrary';
import {block, details, slug} from './nodes';
import {readAttributes} from './readAttributes';
import {unexplained, type Entries} from './typeNames';

/** `<Signature of="…" />` -> the signature for people, and the library's in a `details` element if it differs. */
export async function signature(
  tag: MdxJsxFlowElement | MdxJsxTextElement,
  library: Library,
  entries: Entries,
): Promise<MdxJsxFlowElement> {
  const {of, from, as = of} = readAttributes(tag, ['of'], ['from', 'as']);
  const full = await library.signature(of!, from);
  const readable = await library.readable();
  const short = (readable[as!] ?? readable[of!])?.signature ?? full;
  const unknown = unexplained(short, entries);
  if (unknown.length)
    throw new DriftError(
      `the signature of ${of} names ${unknown.join(', ')}, which nothing explains: write it for people in ` +
        'plugins/api-reference/readable/, or list the names in coverage/explained.ts or readable/words.ts.',
    );
  const id = slug('signature', as!);
  const shown: RootContent[] = [codeNode(short, 'signature')];
  if (full !== short) shown.push(details('full-signature', 'Exact signature', [codeNode(full, 'exact')]));
  const node = block('div', {className: 'signature', id}, shown);
  return {
    ...node,
    data: {
      ...node.data,
      signature: {id, source: keyOf({of: of!, ...(from !== undefined && {from})}), short, full},
    },
  };
}

/** Names in a block with the meta `signature` become links. */
function codeNode(value: string, meta: 'signature' | 'exact'): Code {
  return {type: 'code', lang: 'ts', meta, value};
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** `source`: what it is the signature of, as `plugins/since/since.json` names it. */
    signature?: {id: string; source: string; short: string; full: string};
  }
}
