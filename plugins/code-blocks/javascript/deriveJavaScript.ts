import * as prettier from 'prettier';
import {takeMarks} from '../highlight/marks';
import {align, pieces} from './align';
import {eraseTypes} from './eraseTypes';
import {placeFinder} from './lines';

/** The JavaScript equivalent of a TypeScript file. */
export interface JavaScript {
  text: string;
  /** Every word and punctuation mark that both have: its offset here, its line (from 1) and column in the TypeScript. */
  twins: [offset: number, line: number, column: number][];
}

/** Removes the types from a whole file and formats the rest with the author's options. */
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

/** Drops the lines that held only types; lines that were empty before stay, and the formatter joins them. */
function dropEmptied(source: string, erased: string): string {
  const lines = source.split('\n');
  return erased
    .split('\n')
    .filter((line, index) => line.trim() || !lines[index]!.trim())
    .join('\n');
}
