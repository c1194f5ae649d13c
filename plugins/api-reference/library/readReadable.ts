import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {source} from './shortType';

/** What one of our own declarations says: a signature, the types of members, or both. */
export interface Readable {
  /** Where it stands, for messages. */
  file: string;
  /** TypeScript, not yet formatted: every way to call it, each below its sentence. */
  signature?: string;
  /** `type` has a line for each way to call a function; `lines` is the same, laid out for a narrow column. */
  members: Record<string, {type: string; lines?: string; optional: boolean}>;
}

/**
 * Reads `readable/`: what people are shown in the place of the library's own wording. `@of` on a declaration or on one of
 * its members names what it stands for, as `of="…"` or `as="…"` does on a page.
 */
export function readReadable(folder: string): Record<string, Readable> {
  const found: Record<string, Readable> = {};
  for (const file of readableFiles(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const add = (of: string, readable: Readable) => {
      if (found[of])
        throw new Error(`readable/${file}: ${of} is declared in ${found[of].file}, too: keep one.`);
      found[of] = readable;
    };
    for (const statement of parsed.statements) readStatement(statement, `readable/${file}`, add);
  }
  return found;
}

export function readableFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !/\.(proof|test)\.ts$/.test(file))
    .sort();
}

function readStatement(
  node: ts.Statement,
  file: string,
  add: (of: string, readable: Readable) => void,
): void {
  if (ts.isTypeAliasDeclaration(node))
    for (const of of namesIn(node)) add(of, {file, signature: declared(node, of), members: {}});
  if (!ts.isInterfaceDeclaration(node)) return;
  const members: Readable['members'] = {};
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) || !member.type)
      throw new Error(
        `${file}: ${node.name.text} has a member that is not written name: type. ` +
          'The compiler compares methods loosely: write name: (parameter: Type) => Result.',
      );
    const name = nameOf(member);
    members[name] = {type: cellOf(member.type), optional: member.questionToken !== undefined};
    const signature = signatureOf(name, member.type);
    for (const of of [...namesIn(member), ...namesIn(node).map((owner) => `${owner}.${name}`)])
      add(of, {file, signature, members: {}});
  }
  for (const of of namesIn(node)) add(of, {file, members});
}

function nameOf({name}: ts.PropertySignature): string {
  return ts.isComputedPropertyName(name) ? `[${name.expression.getText()}]` : (name as ts.Identifier).text;
}

/** The names after `@of`, one tag for each. */
function namesIn(node: ts.Node): string[] {
  return ts
    .getJSDocTags(node)
    .filter(({tagName}) => tagName.text === 'of')
    .map(({comment}) => ts.getTextOfJSDocComment(comment)!.trim());
}

/** For a table: each way to call it on a line of its own. */
function cellOf(type: ts.TypeNode): string {
  const calls = callsOf(type);
  const texts = calls.length
    ? calls.map(
        (call) => `${generics(call)}(${call.parameters.map(source).join(', ')}) => ${source(call.type!)}`,
      )
    : [source(type)];
  return texts.map(onOneLine).join('\n');
}

/** Takes out what is left of line breaks: `( a: string, )` */
function onOneLine(text: string): string {
  return text
    .replace(/(?<=[([<{]) (?!\s)/g, '')
    .replace(/[,;]? (?=[)\]}>])/g, '')
    .replace(/(^|[:(<] ?)\| /g, '$1');
}

function callsOf(type: ts.TypeNode): ts.CallSignatureDeclaration[] {
  return ts.isTypeLiteralNode(type) ? type.members.filter(ts.isCallSignatureDeclaration) : [];
}

function generics({typeParameters}: ts.SignatureDeclaration): string {
  return typeParameters ? `<${typeParameters.map(source).join(', ')}>` : '';
}

function signatureOf(name: string, type: ts.TypeNode): string {
  if (ts.isFunctionTypeNode(type)) return callable(name, type);
  const calls = callsOf(type);
  if (!calls.length) return `declare const ${name}: ${source(type)};`;
  return calls.map((call) => sentenceOf(call) + callable(name, call)).join('\n\n');
}

function callable(name: string, call: ts.FunctionTypeNode | ts.CallSignatureDeclaration): string {
  return `function ${name}${generics(call)}(${call.parameters.map(source).join(', ')}): ${source(call.type!)};`;
}

/** What is said above one of several ways to call a function. */
function sentenceOf(node: ts.Node): string {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .flatMap(({comment}) => ts.getTextOfJSDocComment(comment) ?? [])
    .join(' ');
  return text && `// ${text.replace(/\s+/g, ' ')}\n`;
}

/** Under the name that the library gives it. */
function declared({typeParameters, type}: ts.TypeAliasDeclaration, name: string): string {
  const parameters = typeParameters ? `<${typeParameters.map(source).join(', ')}>` : '';
  return `type ${name}${parameters} = ${source(type)};`;
}
