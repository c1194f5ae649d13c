import type {Paragraph, Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {changeMark, sinceMark, text} from './nodes';
import {compareVersions, shown, type SinceFile} from './sinceFile';

/** What the reference puts on a table it made from the library; the marks are for whoever writes it in another form. */
interface ApiTable {
  source: string;
  rows: {name: string; since?: string; changed?: string}[];
}

/** Puts the version beside each member that came after 2.0; once above the table, where all came together. */
export function markTables(tree: Root, {members, retyped}: SinceFile): void {
  visit(tree, 'table', (node, index, parent) => {
    const {apiTable} = (node.data ?? {}) as {apiTable?: ApiTable};
    if (!apiTable) return;
    const came = apiTable.rows.map(({name}) => shown(members[apiTable.source]?.[name]));
    const [first] = came;
    const together = first !== undefined && came.every((version) => version === first) ? first : undefined;
    if (together) markTitle(parent!.children[index! - 1] as Paragraph, node, together);
    apiTable.rows.forEach((row, at) => {
      const changes = retyped[apiTable.source]?.[row.name] ?? [];
      const changed = changes.findLast((version) => !came[at] || compareVersions(version, came[at]) > 0);
      markRow(node, at + 1, row, together ? undefined : came[at], shown(changed));
    });
  });
}

function markTitle(title: Paragraph, table: Table, version: string): void {
  title.children.push(text(' '), sinceMark(version));
  Object.assign(table.data!.hProperties!, {'data-since': version});
}

function markRow(
  table: Table,
  at: number,
  row: ApiTable['rows'][number],
  since: string | undefined,
  changed: string | undefined,
): void {
  const {children, data} = table.children[at]!;
  if (since) {
    row.since = since;
    Object.assign(data!.hProperties!, {'data-since': since});
    children[0]!.children.push(text(' '), sinceMark(since));
  }
  if (changed) {
    row.changed = changed;
    children[1]!.children.push(text(' '), changeMark(changed));
  }
}
