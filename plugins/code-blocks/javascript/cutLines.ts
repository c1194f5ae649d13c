import {lineStarts, placeFinder} from './lines';
import type {JavaScript} from './deriveJavaScript';

/** Some lines of the JavaScript of a file. */
export interface Cut {
  text: string;
  /** For each line shown: the corresponding lines (from 1) of the TypeScript file. */
  origins: number[][];
  /** The words and punctuation shown, by their offset in `text`. */
  twins: JavaScript['twins'];
}

/** Cuts out the JavaScript that corresponds to some lines (from 1) of the TypeScript. */
export function cutLines({text, twins}: JavaScript, wanted: readonly number[]): Cut {
  const lines = text.split('\n');
  const placeOf = placeFinder(text);
  const origins: number[][] = lines.map(() => []);
  for (const [offset, line] of twins) {
    const known = origins[placeOf(offset).line]!;
    if (!known.includes(line)) known.push(line);
  }

  const chosen = chooseLines(origins, new Set(wanted)).filter((index, at, all) => {
    // Two empty lines meet where everything between them was types.
    return lines[index] !== '' || (at > 0 && at < all.length - 1 && lines[all[at - 1]!] !== '');
  });
  const indents = chosen.filter((index) => lines[index]).map((index) => lines[index]!.search(/\S/));
  const indent = indents.length ? Math.min(...indents) : 0;
  const shown = chosen.map((index) => lines[index]!.slice(indent)).join('\n');

  const [starts, shownStarts] = [lineStarts(text), lineStarts(shown)];
  const shownLine = new Map(chosen.map((index, at) => [index, at]));
  return {
    text: shown,
    origins: chosen.map((index) => origins[index]!),
    twins: twins.flatMap(([offset, line, column]): JavaScript['twins'] => {
      const {line: index} = placeOf(offset);
      const at = shownLine.get(index);
      return at === undefined ? [] : [[offset - starts[index]! - indent + shownStarts[at]!, line, column]];
    }),
  };
}

/** A line without origin (an empty one, or one that formatting added) belongs to the region if the lines before and after it do. */
function chooseLines(origins: number[][], wanted: Set<number>): number[] {
  const states = origins.map((lines) => (lines.length ? lines.some((line) => wanted.has(line)) : undefined));
  let before = false;
  return states.flatMap((state, index) => {
    const after = states.slice(index).find((next) => next !== undefined) ?? false;
    before = state ?? before;
    return (state ?? (before && after)) ? [index] : [];
  });
}
