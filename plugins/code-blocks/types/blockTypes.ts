import type {Cut} from '../javascript/cutLines';
import {lineStarts} from '../javascript/lines';
import type {FileTypes} from '../compiler/TypeService';

/** The types of the identifiers of one block, as the browser loads them. */
export interface BlockTypes {
  /** HTML of each popup. */
  texts: string[];
  /** Start, length and text of each identifier, one after the other, by offset in the code of each variant. */
  ts: number[];
  js: number[];
}

/** The part of a sample that a block shows. */
export interface Shown {
  code: string;
  /** For each line of `code` its line in the file (from 1). */
  lines: number[];
  indent: number;
  javascript?: Cut;
}

/** Selects the types of a block from those of its file. `popups` has the HTML of each of the file's texts. */
export function blockTypes(
  {names}: FileTypes,
  popups: string[],
  {code, lines, indent, javascript}: Shown,
): BlockTypes {
  const used = new Map<number, number>();
  const indexOf = (text: number) => {
    if (!used.has(text)) used.set(text, used.size);
    return used.get(text)!;
  };
  const starts = lineStarts(code);
  const shownLine = new Map(lines.map((line, index) => [line, index]));
  const twins = new Map(javascript?.twins.map(([offset, line, column]) => [`${line}:${column}`, offset]));

  const [ts, js]: [number[], number[]] = [[], []];
  for (const [line, column, length, text] of names) {
    const index = shownLine.get(line);
    if (index !== undefined) ts.push(starts[index]! + column - indent, length, indexOf(text));
    const offset = twins.get(`${line}:${column}`);
    if (offset !== undefined) js.push(offset, length, indexOf(text));
  }
  return {texts: [...used.keys()].map((text) => popups[text]!), ts, js};
}
