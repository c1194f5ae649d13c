import ts from 'typescript';
import {blankSourceFile} from 'ts-blank-space';

/** Code that exists at run time and cannot be erased; the message names the place. */
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
  const gone = [
    ...commentsOfErased(file, erased),
    ...compilerComments(source),
    ...importsOfNothing(file),
    ...commentsFor('ts', source),
  ];
  return showPrefixed(blankRanges(erased, gone), source);
}

type Range = {pos: number; end: number};

function* commentsOfErased(file: ts.SourceFile, erased: string): Generator<Range> {
  const nodes: ts.Node[] = [file];
  for (const node of nodes) {
    node.forEachChild((child) => void nodes.push(child));
    if (!isBlank(erased, node.getStart(file), node.end) || node.getStart(file) === node.end) continue;
    let next = node.getStart(file);
    for (const comment of ts.getLeadingCommentRanges(file.text, node.getFullStart())?.reverse() ?? []) {
      // A comment followed by a blank line does not belong to what comes next.
      if (/\n\s*\n/.test(file.text.slice(comment.end, next))) break;
      yield comment;
      next = comment.pos;
    }
    for (const comment of ts.getTrailingCommentRanges(file.text, node.end) ?? []) yield comment;
  }
}

/** `import {type A} from 'a'` would become `import {} from 'a'`, which only looks like a mistake. */
function* importsOfNothing(file: ts.SourceFile): Generator<Range> {
  for (const statement of file.statements) {
    const names = namesOf(statement);
    if (names?.length && names.every(({isTypeOnly}) => isTypeOnly))
      yield {pos: statement.getStart(file), end: statement.end};
  }
}

function namesOf(statement: ts.Statement) {
  if (ts.isExportDeclaration(statement))
    return statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements
      : undefined;
  if (!ts.isImportDeclaration(statement) || statement.importClause?.name) return undefined;
  const bindings = statement.importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements : undefined;
}

const LINE_COMMENT = /(?<=^|[\s(,[=])(\/\/[ \t]*)(ts|js):[^\n]*/gm;
const BLOCK_COMMENT = /(?<=^|[\s(,[=])(\{?\/\*\*?[ \t]*)(ts|js):(?:(?!\*\/)[^\n])*\*\/\}?/gm;

/** Comments that are true of one language only: `// ts: …`, `{/* js: … *\/}`. */
function* commentsFor(language: 'ts' | 'js', source: string): Generator<Range & {opening: string}> {
  for (const pattern of [LINE_COMMENT, BLOCK_COMMENT])
    for (const {0: comment, 1: opening = '', 2: prefix, index} of source.matchAll(pattern))
      if (prefix === language) yield {pos: index, end: index + comment.length, opening};
}

/** Puts comments for JavaScript back without their prefix, so that what follows keeps its offset. */
function showPrefixed(erased: string, source: string): string {
  let text = erased;
  for (const {pos, end, opening} of commentsFor('js', source)) {
    const said = source.slice(pos + opening.length, end).replace(/^js:[ \t]*/, '');
    const shown = opening + said;
    text = text.slice(0, pos) + shown.padStart(end - pos) + text.slice(end);
  }
  return text;
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
