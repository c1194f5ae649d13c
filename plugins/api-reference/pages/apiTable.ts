import type {Paragraph, PhrasingContent, RootContent, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {DriftError} from '../library/DriftError';
import type {Member} from '../library/describeType';
import {keyOf} from '../library/namedType';
import type {Library} from '../library/openLibrary';
import {checkDefaults, checkRows, type Described, type Problem} from './checkRows';
import {checkTypes, type Wordings} from './checkTypes';
import {chooseBranch} from './chooseBranch';
import {code, details, inline, slug, text} from './nodes';
import {readAttributes} from './readAttributes';
import {readRows} from './readRows';
import {linkedType, type Entries} from './typeNames';
import {sameType, withUndefined} from './typeText';

/** On the table node as `data.apiTable`, for code that writes the page in another format. */
export interface ApiTableData {
  id: string;
  /** The reader receives it: nothing to mark as required or optional, and what may be missing is `undefined`. */
  isResult: boolean;
  /** What the table is called: `as`, or else `of`. */
  of: string;
  /** The type it describes, as `plugins/since/since.json` names it. */
  source: string;
  rows: {
    id: string;
    name: string;
    type: string;
    /** The type laid out for its column, where that takes several lines. */
    lines?: string;
    optional: boolean;
    deprecated: boolean;
    default?: string;
    description: RootContent[];
  }[];
}

export interface BuiltTable {
  /** The name of the type, which labels the table, and the table. */
  nodes: [Paragraph, Table];
  problems: Problem[];
  ids: string[];
  /** For a table of one branch: which, and of how many. */
  branch?: {of: string; index: number; count: number};
}

/** `<ApiTable of="…">` with a list of descriptions -> a table with the names and types of the library. */
export async function apiTable(
  tag: MdxJsxFlowElement,
  library: Library,
  entries: Entries,
): Promise<BuiltTable> {
  const {
    of,
    from,
    branch,
    without,
    as = of,
    kind,
  } = readAttributes(tag, ['of'], ['from', 'branch', 'without', 'as', 'kind']);
  if (kind !== undefined && kind !== 'result')
    throw new DriftError(`kind="${kind}" is unknown: write kind="result", or leave it out.`);
  const shape = await library.type(of!, from);
  const {members: all, index} = chooseBranch(of!, shape, branch);
  const members = leaveOut(of!, all, without);
  const rows = readRows(tag);
  const membersOf = new Map<string, string[]>();
  for (const {name} of rows.filter(({spread}) => spread))
    membersOf.set(
      name,
      (await library.type(name, from)).merged.map((member) => member.name),
    );

  const readable = await library.readable();
  const wordings = readable[as!]?.members ?? readable[of!]?.members ?? {};
  const {described, problems} = checkRows(of!, rows, members, membersOf);
  const blocks = await library.defaults(packageOf(from, library));
  const names = members.map(({name}) => name);
  problems.push(...checkDefaults(of!, shape.name, described, names, blocks));

  problems.push(...checkTypes(of!, described, members, wordings, entries));
  const isResult = kind === 'result';

  const prefix = slug(as!, ...(index === undefined ? [] : [branch!]));
  const tableRows = described.map((row) => rowData(row, prefix, wordings, isResult));
  const data: ApiTableData = {
    id: slug('table', prefix),
    of: as!,
    isResult,
    source: keyOf({of: of!, ...(from !== undefined && {from})}),
    rows: tableRows,
  };
  return {
    nodes: [title(data), tableNode(data, described, entries)],
    problems,
    ids: [data.id, ...data.rows.map(({id}) => id)],
    ...(index !== undefined && {branch: {of: of!, index, count: shape.branches.length}}),
  };
}

/** `without="type Types"`: members that are on the type and never written by a reader. */
function leaveOut(of: string, members: Member[], without = ''): Member[] {
  const names = without.split(' ').filter(Boolean);
  const unknown = names.filter((name) => !members.some((member) => member.name === name));
  if (unknown.length)
    throw new DriftError(`without="${without}": ${of} has no member ${unknown.join(' or ')}.`);
  return members.filter(({name}) => !names.includes(name));
}

function packageOf(from: string | undefined, {versions}: Library): string {
  const name = Object.keys(versions).find(
    (candidate) => from === undefined || from === candidate || from.startsWith(`${candidate}/`),
  );
  if (!name) throw new DriftError(`from="${from}" is none of ${Object.keys(versions).join(', ')}.`);
  return name;
}

function rowData(
  row: Described,
  prefix: string,
  wordings: Wordings,
  isResult: boolean,
): ApiTableData['rows'][number] {
  return {
    id: slug(prefix, row.name),
    name: row.spread ? `...${row.name}` : row.name,
    ...(row.spread
      ? {type: row.members.map(({name}) => name).join(', ')}
      : shownType(row, wordings, isResult)),
    optional: row.members.every(({optional}) => optional),
    deprecated: row.members.length > 0 && row.members.every(({deprecated}) => deprecated),
    ...(row.default !== undefined && {default: row.default}),
    description: row.description,
  };
}

/** Whoever receives a member that may be missing reads `undefined`. */
function shownType({members: [member]}: Described, wordings: Wordings, isResult: boolean) {
  const {type, lines} = wordings[member!.name] ?? {type: member!.short};
  const shown = (text: string) => (isResult && member!.optional ? withUndefined(text) : text);
  return {type: shown(type), ...(lines && {lines: shown(lines)})};
}

function title({id, of}: ApiTableData): Paragraph {
  return {type: 'paragraph', data: {hProperties: {id, className: ['api-table-title']}}, children: [code(of)]};
}

/** The Default column is left out where nothing has one, as in most results. */
function tableNode(apiTable: ApiTableData, described: Described[], entries: Entries): Table {
  const withDefaults = apiTable.rows.some((row) => row.default !== undefined);
  const titles = ['Name', 'Type', ...(withDefaults ? ['Default'] : []), 'Description'];
  const head: TableRow = {
    type: 'tableRow',
    data: {hProperties: {role: 'row'}},
    children: titles.map((title) => cell('columnheader', [text(title)])),
  };
  const rows = apiTable.rows.map((row, i): TableRow => {
    const children = [nameCell(row, apiTable.isResult), typeCell(row, described[i]!, entries)];
    if (withDefaults)
      children.push(cell('cell', row.default === undefined ? [] : [code(row.default)], 'api-default'));
    children.push(cell('cell', row.description as PhrasingContent[], 'api-description'));
    return {
      type: 'tableRow',
      data: {hProperties: {id: row.id, role: 'row', 'data-member': row.name, 'data-of': apiTable.of}},
      children,
    };
  });
  // Roles: on a narrow screen CSS stacks the cells, and a table that is not laid out as one loses its meaning.
  const data = {
    apiTable,
    hProperties: {
      className: ['api-table'],
      role: 'table',
      ariaLabelledBy: [apiTable.id],
      'data-of': apiTable.of,
    },
  };
  return {type: 'table', data, children: [head, ...rows]};
}

function nameCell(
  {id, name, optional, deprecated}: ApiTableData['rows'][number],
  isResult: boolean,
): TableCell {
  const children: PhrasingContent[] = [{type: 'link', url: `#${id}`, children: [code(name)]}];
  if (deprecated) children.push(text(' '), mark('deprecated'));
  if (!isResult) children.push(text(' '), mark(optional ? 'optional' : 'required'));
  return cell('cell', children, 'api-name');
}

function mark(word: string): PhrasingContent {
  return inline('span', {className: `api-mark api-mark--${word}`}, [text(word)]);
}

function typeCell(
  {type, lines = type}: ApiTableData['rows'][number],
  {spread, members}: Described,
  entries: Entries,
): TableCell {
  if (spread)
    return cell(
      'cell',
      members.flatMap(({name}, i) => [...(i ? [text(', ')] : []), code(name)]),
      'api-type',
    );
  const full = members[0]!.type;
  const whole = inline('pre', {}, [inline('code', {}, [text(full)])]);
  return cell(
    'cell',
    sameType(type, full)
      ? [linkedType(lines, entries)]
      : [linkedType(lines, entries), details('api-full-type', 'Exact type', [whole])],
    'api-type',
  );
}

function cell(role: string, children: PhrasingContent[], className?: string): TableCell {
  return {
    type: 'tableCell',
    data: {hProperties: {role, ...(className && {className: [className]})}},
    children,
  };
}

declare module 'mdast' {
  interface TableData {
    apiTable?: ApiTableData;
  }
}
