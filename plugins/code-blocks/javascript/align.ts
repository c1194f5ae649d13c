import {diffArrays} from 'diff';

/** A word or a punctuation character, with its offset in the text. */
export interface Piece {
  text: string;
  start: number;
}

export function pieces(text: string): Piece[] {
  return Array.from(text.matchAll(/[\w$]+|[^\s\w$]/g), (found) => ({text: found[0], start: found.index}));
}

/**
 * Pairs the pieces of two texts that differ by formatting only.
 * Returns for each piece of `after` the index of its twin in `before`, or -1 for one that formatting added.
 */
export function align(before: Piece[], after: Piece[]): number[] {
  let next = 0;
  return diffArrays(before, after, {comparator: (a, b) => a.text === b.text}).flatMap((change) => {
    const first = next;
    if (!change.added) next += change.count;
    return change.removed ? [] : change.value.map((_, index) => (change.added ? -1 : first + index));
  });
}
