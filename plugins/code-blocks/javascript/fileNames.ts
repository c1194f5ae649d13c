/** Text that is the same in both languages, or the extension of a file, which is not. */
export type Piece = string | {ts: string; js: string};

/** Words may stand around a name, as in "src/store.ts, before". */
const NAME = /([\w-]+(?:\.[\w-]+)*)\.(tsx?)(?!\w|\.\w)/g;

/** Splits a text at the extensions of the files that it names; a declaration file has no JavaScript counterpart. */
export function piecesOf(text: string, isMeant: (name: string) => boolean = () => true): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const {0: name, 1: stem = '', 2: ending = '', index} of text.matchAll(NAME)) {
    if (/(?:^|\.)d$/.test(stem) || !isMeant(name)) continue;
    const at = index + stem.length + 1;
    pieces.push(text.slice(end, at), {ts: ending, js: ending.replace('t', 'j')});
    end = at + ending.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

export function inJavaScript(pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.js)).join('');
}

/** A command that starts a sample or a project. Other commands may mean a TypeScript file. */
export function commandInJavaScript(command: string): string {
  return command
    .replace(/\btsx \S+/g, (start) => inJavaScript(piecesOf(start)))
    .replace(/(--template react)-ts\b/g, '$1');
}
