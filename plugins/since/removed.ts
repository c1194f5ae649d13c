import type {InlineCode, List, ListItem, Paragraph, Parent, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {goneMark, text} from './nodes';
import type {SinceFile} from './sinceFile';

export interface Problem {
  line: number;
  message: string;
}

/**
 * `<Removed>` around a list of replacements: one item for every export and member that releases had and the installed one
 * has not, each with the last release that had it. `without="…"` names what no reader used.
 */
export function expandRemoved(tree: Root, {gone}: SinceFile): Problem[] {
  const problems: Problem[] = [];
  const last = lastReleases(gone);
  visit(tree, 'mdxJsxFlowElement', (tag: MdxJsxFlowElement, index, parent) => {
    if (tag.name !== 'Removed') return;
    const [list] = tag.children;
    if (list?.type !== 'list') {
      problems.push({
        line: lineOf(tag),
        message: '<Removed> holds one list: write - `name`: what to use instead.',
      });
      return;
    }
    const named = new Map(
      list.children.flatMap((item) => namesOf(item).map((code) => [code, item] as const)),
    );
    const written = new Set([...named.keys()].map(({value}) => value));
    const left = new Set(withoutOf(tag));
    for (const name of Object.keys(last))
      if (!written.has(name) && !left.has(name))
        problems.push({
          line: lineOf(tag),
          message: `${name} is gone since ${last[name]}: add - \`${name}\`: what to use instead.`,
        });
    for (const name of [...written, ...left])
      if (!last[name])
        problems.push({
          line: lineOf(tag),
          message: `no release that was read had ${name} and lost it: remove it from <Removed>.`,
        });
    for (const [code, item] of named)
      if (last[code.value]) markAfter(item.children[0] as Paragraph, code, last[code.value]!);
    (parent as Parent).children[index!] = list satisfies List;
  });
  return problems;
}

/** `name`, or `Type.member` without the type's arguments and entry point. */
function lastReleases({exports, members}: SinceFile['gone']): Record<string, string> {
  const gone = Object.entries(members).flatMap(([type, versions]) =>
    Object.entries(versions).map(([member, version]) => [
      `${type.replace(/<.*>| from .*/g, '')}.${member}`,
      version,
    ]),
  );
  return {...exports, ...Object.fromEntries(gone)};
}

/** The names that an item opens with: `a`, `b` and `c`: …. */
function namesOf({children: [first]}: ListItem): InlineCode[] {
  if (first?.type !== 'paragraph') return [];
  const end = first.children.findIndex((child) => child.type === 'text' && child.value.includes(':'));
  const opening = first.children.slice(0, end < 0 ? 0 : end);
  return opening.filter((child): child is InlineCode => child.type === 'inlineCode');
}

function withoutOf({attributes}: MdxJsxFlowElement): string[] {
  const without = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'without');
  return typeof without?.value === 'string' ? without.value.split(' ').filter(Boolean) : [];
}

function markAfter(paragraph: Paragraph, code: InlineCode, version: string): void {
  const siblings: PhrasingContent[] = paragraph.children;
  siblings.splice(siblings.indexOf(code) + 1, 0, text(' '), goneMark(version));
}

function lineOf({position}: MdxJsxFlowElement): number {
  return position?.start.line ?? 1;
}
