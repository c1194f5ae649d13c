import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import type {Node, Parent} from 'unist';
import type {PageContext, PlainAll} from './context';

/** The data that api-reference adds to its tables. */
interface ApiRow {
  name: string;
  type: string;
  optional: boolean;
  deprecated: boolean;
  default?: string;
  description: Node[];
  /** The releases that brought it and that changed its type, where some readers have older ones. */
  since?: string;
  changed?: string;
}

interface ApiTable {
  isResult: boolean;
  rows: ApiRow[];
}

/** A table whose cells hold nothing but text: Markdown tables cannot have blocks. */
export async function plainTable(node: Node, context: PageContext, plainAll: PlainAll): Promise<Node[]> {
  const table = node as Table;
  const {apiTable} = (table.data ?? {}) as {apiTable?: ApiTable};
  const rows = apiTable ? await apiRows(apiTable, context, plainAll) : [];
  const cellsOf = async ({children}: TableRow) => {
    const cells: PhrasingContent[][] = [];
    for (const {children: content} of children) cells.push(await flat(content, context, plainAll));
    return cells;
  };
  if (!apiTable) for (const row of table.children) rows.push(await cellsOf(row));
  return [{type: 'table', align: table.align ?? null, children: rows.map(rowNode)} as Table];
}

async function apiRows({rows, isResult}: ApiTable, context: PageContext, plainAll: PlainAll) {
  const withDefaults = rows.some((row) => row.default !== undefined);
  const titles = ['Name', 'Type', ...(withDefaults ? ['Default'] : []), 'Description'];
  const cells: PhrasingContent[][][] = [titles.map((value) => [{type: 'text', value}])];
  for (const row of rows) {
    const marks = [
      ...(row.deprecated ? ['deprecated'] : []),
      ...(isResult ? [] : [row.optional ? 'optional' : 'required']),
      ...(row.since ? [`since ${row.since}`] : []),
    ];
    cells.push([
      [code(row.name), ...marks.map((mark) => ({type: 'text' as const, value: ` ${mark}`}))],
      [...alternatives(row.type), ...(row.changed ? [text(` changed in ${row.changed}`)] : [])],
      ...(withDefaults ? [row.default === undefined ? [] : [code(row.default)]] : []),
      await flat(row.description, context, plainAll),
    ]);
  }
  return cells;
}

/** Each way to call a function. */
function alternatives(type: string): PhrasingContent[] {
  if (!type) return [];
  return type
    .split('\n')
    .flatMap((line, at) => [...(at ? [{type: 'text' as const, value: ' '}] : []), code(line)]);
}

/** Paragraphs, items and fences of a cell, one after the other on one line. */
async function flat(nodes: Node[], context: PageContext, plainAll: PlainAll): Promise<PhrasingContent[]> {
  return phrasing(await plainAll(nodes, context));
}

function phrasing(nodes: Node[]): PhrasingContent[] {
  const blocks: PhrasingContent[][] = [];
  let inline: PhrasingContent[] = [];
  for (const node of nodes) {
    const {type, children = [], value} = node as Node & Partial<Parent> & {value?: string};
    if (/^(paragraph|list|listItem|blockquote|heading)$/.test(type)) blocks.push(inline, phrasing(children));
    else if (type === 'code') blocks.push(inline, [code(value!)]);
    else {
      inline.push(node as PhrasingContent);
      continue;
    }
    inline = [];
  }
  const texts = [...blocks, inline].filter(({length}) => length > 0);
  return texts.flatMap((content, at) => (at ? [{type: 'text', value: ' '} as const, ...content] : content));
}

function rowNode(cells: PhrasingContent[][]): TableRow {
  const children = cells.map((content): TableCell => ({type: 'tableCell', children: content}));
  return {type: 'tableRow', children};
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value: value.replace(/\s*\n\s*/g, ' ')};
}
