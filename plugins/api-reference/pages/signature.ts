import type {Code, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Library} from '../library/openLibrary';
import {details} from './nodes';
import {readAttributes} from './readAttributes';

/** `<Signature of="…" />` -> the readable signature, and the whole one a click away where it says more. */
export async function signature(
  tag: MdxJsxFlowElement | MdxJsxTextElement,
  library: Library,
): Promise<RootContent[]> {
  const {of, from} = readAttributes(tag, ['of'], ['from']);
  const {short, full} = await library.signature(of!, from);
  const shown: RootContent[] = [codeNode(short)];
  if (full !== short)
    shown.push({
      type: 'paragraph',
      data: {hName: 'div'},
      children: [details('full-signature', 'Full signature', [codeNode(full)])],
    });
  return shown;
}

function codeNode(value: string): Code {
  return {type: 'code', lang: 'ts', meta: 'signature', value};
}
