import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** The id that a heading asks for, `## Title {/* #id *\/}`, or the one that is made of its text. */
export function headingId(heading: Heading): {id: string; isExplicit: boolean} {
  const comments = heading.children.map((node) =>
    'value' in node && /mdx/.test(node.type) ? node.value : '',
  );
  const [, explicit] = /^\s*\/\*\s*#([\w-]+)\s*\*\/\s*$/m.exec(comments.join('\n')) ?? [];
  if (explicit) return {id: explicit, isExplicit: true};
  const words = {...heading, children: heading.children.filter(({type}) => !/mdx/.test(type))};
  return {id: slugOf(toString(words).trim()), isExplicit: false};
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
