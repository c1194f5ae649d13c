import ts from 'typescript';
import {blankSourceFile} from 'ts-blank-space';

/** Code that has a meaning at run time and cannot be blanked out; the message names the place. */
export class NotErasableError extends Error {}

/**
 * Blanks out everything that is only for the compiler, so that every character left keeps its offset.
 * Comments that belong to an erased declaration go with it, and so do comments addressed to the compiler.
 */
export function eraseTypes(source: string, fileName: string): string {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.ESNext, true, kind);
  const erased = blankSourceFile(file, (node) => {
    const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
    throw new NotErasableError(
      `${fileName}:${line + 1}: \`${node.getText(file).split('\n')[0]}\` does not run without TypeScript, so the page could not ` +
        'show it as JavaScript: use a union, an object or a module instead of an enum, a parameter property or a namespace.',
    );
  });
  return blankRanges(erased, [...commentsOfErased(file, erased), ...compilerComments(source)]);
}

type Range = {pos: number; end: number};

function* commentsOfErased(file: ts.SourceFile, erased: string): Generator<Range> {
  const nodes: ts.Node[] = [file];
  for (const node of nodes) {
    node.forEachChild((child) => void nodes.push(child));
    if (!isBlank(erased, node.getStart(file), node.end) || node.getStart(file) === node.end) continue;
    let next = node.getStart(file);
    for (const comment of ts.getLeadingCommentRanges(file.text, node.getFullStart())?.reverse() ?? []) {
      // A comment with a blank line after it stands for itself.
      if (/\n\s*\n/.test(file.text.slice(comment.end, next))) break;
      yield comment;
      next = comment.pos;
    }
    for (const comment of ts.getTrailingCommentRanges(file.text, node.end) ?? []) yield comment;
  }
}

function isBlank(text: string, pos: number, end: number): boolean {
  // An erased statement may leave a semicolon behind, where the lines around it would otherwise run together.
  return /^[\s;]*$/.test(text.slice(pos, end));
}

const COMPILER_COMMENT = /\{?(?:\/\/[ \t]*@ts-[^\n]*|\/\*\*?[ \t]*@ts-(?:(?!\*\/)[\s\S])*\*\/)\}?/g;
const REGION_MARKER = /\/\/[ \t]*#(?:end)?region\b[^\n]*/g;

function* compilerComments(source: string): Generator<Range> {
  for (const pattern of [COMPILER_COMMENT, REGION_MARKER])
    for (const found of source.matchAll(pattern))
      yield {pos: found.index, end: found.index + found[0].length};
}

function blankRanges(text: string, ranges: Range[]): string {
  const characters = text.split('');
  for (const {pos, end} of ranges)
    for (let index = pos; index < end; index++) if (!/\s/.test(characters[index]!)) characters[index] = ' ';
  return characters.join('');
}
