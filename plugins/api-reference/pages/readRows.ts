import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {DriftError} from '../library/DriftError';

/** One list item of an `<ApiTable>`, as its author wrote it. */
export interface Row {
  name: string;
  /** Written ``...`Type` ``: one row for all members of that type that have none of their own. */
  spread: boolean;
  default?: string;
  description: RootContent[];
  line?: number;
}

const FORM = 'write - `member`: what it does. or - `member` = `default`: what it does.';

export function readRows(table: MdxJsxFlowElement): Row[] {
  return table.children.flatMap((child) => {
    if (child.type !== 'list')
      throw new DriftError(`an <ApiTable> holds one list, found a ${child.type}: ${FORM}`);
    return child.children.map(readRow);
  });
}

function readRow(item: ListItem): Row {
  const [first, ...more] = item.children;
  const at = item.position && `line ${item.position.start.line}: `;
  const wrong = () => new DriftError(`${at ?? ''}the list item does not start with a member: ${FORM}`);
  if (first?.type !== 'paragraph') throw wrong();

  const inline = [...first.children];
  const spread = inline[0]?.type === 'text' && /^(\.\.\.|…)$/.test(inline[0].value.trim());
  if (spread) inline.shift();
  const name = inline.shift();
  if (name?.type !== 'inlineCode') throw wrong();
  let fallback: string | undefined;
  if (inline[0]?.type === 'text' && inline[0].value.trim() === '=' && inline[1]?.type === 'inlineCode') {
    fallback = inline[1].value;
    inline.splice(0, 2);
  }
  const description = withoutColon(inline);
  if (!description) throw new DriftError(`${at ?? ''}\`${name.value}\` has no ": description": ${FORM}`);
  return {
    name: name.value,
    spread,
    ...(fallback !== undefined && {default: fallback}),
    description: [{type: 'paragraph', children: description}, ...more],
    ...(item.position && {line: item.position.start.line}),
  };
}

/** What follows the colon, or nothing when there is no colon or no text after it. */
function withoutColon([first, ...rest]: PhrasingContent[]): PhrasingContent[] | undefined {
  if (first?.type !== 'text' || !first.value.startsWith(':')) return undefined;
  const value = first.value.slice(1).trimStart();
  const description: PhrasingContent[] = value ? [{...first, value}, ...rest] : rest;
  return description.length ? description : undefined;
}
