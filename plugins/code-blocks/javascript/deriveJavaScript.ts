import * as prettier from 'prettier';
import {takeMarks} from '../highlight/marks';
import {align, pieces} from './align';
import {eraseTypes} from './eraseTypes';
import {placeFinder} from './lines';

/** The JavaScript that does what a TypeScript file does. */
export interface JavaScript {
  text: string;
  /** Every word and mark that both have: its offset here, and its line (from 1) and column in the TypeScript file. */
  twins: [offset: number, line: number, column: number][];
}

/** Takes the types out of a whole file and formats the rest as its author formats. */
export async function deriveJavaScript(
  source: string,
  fileName: string,
  style: prettier.Options,
): Promise<JavaScript> {
  const {code, kept} = takeMarks(source);
  const erased = eraseTypes(code, fileName);
  const text = await prettier.format(dropEmptied(code, erased), {...style, parser: 'babel'});
  const before = pieces(erased);
  const after = pieces(text);
  const placeOf = placeFinder(erased);
  const twins = align(before, after).flatMap((twin, index): JavaScript['twins'] => {
    if (twin < 0) return [];
    const {line, column} = placeOf(before[twin]!.start);
    return [[after[index]!.start, kept[line]! + 1, column]];
  });
  return {text: text.trimEnd(), twins};
}

/** Drops the lines that held nothing but types; lines that were empty before stay, and the formatter joins them. */
function dropEmptied(source: string, erased: string): string {
  const lines = source.split('\n');
  return erased
    .split('\n')
    .filter((line, index) => line.trim() || !lines[index]!.trim())
    .join('\n');
}
