/**
 * Marks around a match. Private-use characters pass through both engines as plain text, so nothing is ever HTML.
 * They are removed from everything that comes in.
 */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

const MARKS = /[\uE000\uE001]/g;
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** A mark without its partner is dropped. */
export function splitMarks(marked: string): {text: string; isMatch: boolean}[] {
  return marked
    .split(/(\uE000[^\uE000\uE001]*\uE001)/)
    .map((piece) => ({
      text: withoutMarks(piece),
      isMatch: piece.startsWith(MARK_START) && piece.endsWith(MARK_END),
    }))
    .filter(({text}) => text !== '');
}
