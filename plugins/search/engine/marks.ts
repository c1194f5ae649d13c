/**
 * Marks around a match. Private-use characters travel through both engines as plain text, so nothing is HTML until
 * the very end, where the text is escaped first. They are removed from everything that comes in.
 */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

const MARKS = /[\uE000\uE001]/g;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The only place where text becomes HTML. A mark without its partner is dropped. */
export function markedToHtml(marked: string): string {
  return splitMarks(marked)
    .map(({text, isMatch}) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

export function splitMarks(marked: string): {text: string; isMatch: boolean}[] {
  return marked
    .split(/(\uE000[^\uE000\uE001]*\uE001)/)
    .map((piece) => ({
      text: withoutMarks(piece),
      isMatch: piece.startsWith(MARK_START) && piece.endsWith(MARK_END),
    }))
    .filter(({text}) => text !== '');
}
