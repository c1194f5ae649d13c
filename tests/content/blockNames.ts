import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

export interface BlockNames {
  /** Names the block declares or imports. */
  declared: Set<string>;
  /** Names it uses and does not declare; globals are left out. */
  free: Set<string>;
}

/** How a block can be read: as a file's statements, or as a part of something larger. */
const READINGS: Record<string, [before: string, after: string]> = {
  statements: ['', ''],
  'class members': ['class A {\n', '\n}'],
  'JSX children': ['<>\n', '\n</>'],
  'object members': ['({\n', '\n})'],
  'a part of a chain': ['a\n', ''],
  'arguments of a call': ['f(\n', '\n)'],
};

export type Reading = keyof typeof READINGS | 'a torn piece';

/** The first way in which the code has no syntax error. */
export function readBlock(code: string, language: string): {reading: Reading; file: ts.SourceFile} {
  const kind = language === 'tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parse = ([before, after]: [string, string]) =>
    ts.createSourceFile(`block.${language}`, before + code + after, ts.ScriptTarget.ESNext, true, kind);
  for (const [reading, around] of Object.entries(READINGS)) {
    const file = parse(around);
    const {parseDiagnostics} = file as unknown as {parseDiagnostics: ts.Diagnostic[]};
    if (parseDiagnostics.length === 0) return {reading, file};
  }
  return {reading: 'a torn piece', file: parse(['', ''])};
}

export function namesOf(file: ts.SourceFile): BlockNames {
  const declared = new Set<string>();
  const used = new Set<string>();
  const nodes: ts.Node[] = [file];
  for (const node of nodes) {
    node.forEachChild((child) => void nodes.push(child));
    if (!ts.isIdentifier(node) || node.text === '') continue;
    if (isDeclaration(node)) declared.add(node.text);
    else if (isUse(node)) used.add(node.text);
  }
  return {
    declared,
    free: new Set([...used].filter((name) => !declared.has(name) && !globals().has(name))),
  };
}

function isDeclaration(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent))
    return parent.name === node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isBindingElement(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isTypeParameterDeclaration(parent)) &&
    parent.name === node
  );
}

/** Whether an identifier means a variable or a type, not a property, an attribute or a label. */
function isUse(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
    return (ts.isPropertyAccessExpression(parent) ? parent.expression : parent.left) === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isImportSpecifier(parent)) return false;
  if (ts.isExportSpecifier(parent))
    return !parent.parent.parent.moduleSpecifier && (parent.propertyName ?? parent.name) === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent) || ts.isMetaProperty(parent) || ts.isLabeledStatement(parent)) return false;
  if (ts.isNamedTupleMember(parent) || ts.isTypePredicateNode(parent)) return false;
  if (ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent) || ts.isJsxClosingElement(parent))
    return /^[A-Z]/.test(node.text);
  if (ts.isImportTypeNode(parent) || ts.isModuleDeclaration(parent)) return false;
  const {name} = parent as {name?: ts.Node};
  return name !== node;
}

let known: Set<string> | undefined;

/** What a browser and Node offer without an import. */
function globals(): Set<string> {
  if (known) return known;
  const folder = dirname(fileURLToPath(import.meta.resolve('typescript')));
  const text = readdirSync(folder)
    .filter((name) => /^lib\.(?:dom|es\w*)(?:\..*)?\.d\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const pattern = /^(?:declare )?(?:var|let|const|function|class|interface|type|namespace) (\w+)/gm;
  known = new Set([...text.matchAll(pattern)].map(([, name]) => name!));
  for (const name of ['undefined', 'globalThis', 'process', 'const', 'arguments', 'NodeJS', 'JSX'])
    known.add(name);
  return known;
}
