import type {Member} from '../library/describeType';
import type {DefaultsBlock} from '../library/sourceDefaults';
import type {Row} from './readRows';

/** A row of the table: what the author wrote, and the members it stands for. */
export interface Described extends Row {
  members: Member[];
}

export interface Problem {
  line?: number;
  message: string;
}

/** Compares the rows of a table with the members of its type. */
export function checkRows(
  of: string,
  rows: Row[],
  members: Member[],
  membersOf: ReadonlyMap<string, string[]>,
): {described: Described[]; problems: Problem[]} {
  const problems: Problem[] = [];
  const described: Described[] = [];
  const own = new Set<string>();
  for (const row of rows.filter(({spread}) => !spread)) {
    const member = members.find(({name}) => name === row.name);
    if (!member)
      problems.push({
        ...at(row),
        message: `${of} has no member ${row.name}: remove its description${similar(row.name, members, rows)}.`,
      });
    else if (own.has(row.name))
      problems.push({...at(row), message: `${of}.${row.name} is described twice: keep one.`});
    else described.push({...row, members: [member]});
    own.add(row.name);
  }
  const open = new Map(members.filter(({name}) => !own.has(name)).map((member) => [member.name, member]));
  for (const row of rows.filter(({spread}) => spread)) {
    const covered = (membersOf.get(row.name) ?? []).flatMap((name) => open.get(name) ?? []);
    if (!covered.length)
      problems.push({...at(row), message: `...${row.name} stands for no member of ${of}: remove it.`});
    covered.forEach(({name}) => open.delete(name));
    described.push({...row, members: covered});
  }
  for (const {name, type} of open.values())
    problems.push({
      message: `${of}.${name} (${type.replace(/\s+/g, ' ').slice(0, 80)}) has no description: add - \`${name}\`: ….`,
    });
  return {described, problems};
}

/** A default that the page states and the source contradicts, or that the source has and the page leaves out. */
export function checkDefaults(
  of: string,
  typeName: string | undefined,
  described: Described[],
  names: string[],
  blocks: DefaultsBlock[],
): Problem[] {
  const all = [...names].sort().join();
  const fitting = blocks.filter(({types, members}) =>
    types.length ? typeName !== undefined && types.includes(typeName) : [...members].sort().join() === all,
  );
  return described.flatMap((row): Problem[] => {
    const found = [...new Set(fitting.flatMap(({defaults}) => defaults[row.name] ?? []))];
    if (row.spread || found.length !== 1) return [];
    const actual = found[0]!;
    if (row.default === undefined)
      return isLiteral(actual)
        ? [
            {
              ...at(row),
              message: `${of}.${row.name} has a default that the page does not state: write - \`${row.name}\` = \`${actual}\`: ….`,
            },
          ]
        : [];
    const stated = row.default.replace(/\s+/g, ' ').replaceAll('"', "'");
    if (stated === actual || (!isLiteral(actual) && !isLiteral(stated))) return [];
    return [
      {
        ...at(row),
        message: `${of}.${row.name} is said to default to \`${row.default}\`, the source says \`${actual}\`.`,
      },
    ];
  });
}

function isLiteral(expression: string): boolean {
  return /^(true|false|null|-?\d[\d_.]*|'[^']*'|\[('[^']*'(, )?)*\]|\{\})$/.test(expression);
}

function at({line}: Row): {line?: number} {
  return line === undefined ? {} : {line};
}

/** Renaming a member leaves one without a description and one unknown: the hint connects the two. */
function similar(name: string, members: Member[], rows: Row[]): string {
  const gaps = members.filter((member) => !rows.some((row) => row.name === member.name));
  const close = gaps.find((member) => {
    const [a, b] = [member.name.toLowerCase(), name.toLowerCase()];
    return (
      a.includes(b) ||
      b.includes(a) ||
      [...new Set(a)].filter((letter) => b.includes(letter)).length >= new Set(a + b).size * 0.7
    );
  });
  return close ? `, or rename it to ${close.name}` : '';
}
