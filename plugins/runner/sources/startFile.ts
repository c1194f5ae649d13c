import ts from 'typescript';

/** What a project needs to know to show a component; the rest of a test's line is for the test. */
const SHOWN = new Set(['network', 'store', 'show', 'load', 'args']);

/** The start of a project that shows a component as its test does: the part of the test that says how. */
export interface Start {
  /** Imports, declarations and the call of `startSample`; relative specifiers as in the test. */
  text: string;
  /** The relative specifiers among its imports, dynamic ones included. */
  imports: string[];
}

/** Reads `inLife('name', {…})` in a test, with whatever it names. */
export function startFile(test: string, name: string): Start {
  const file = ts.createSourceFile('test.tsx', test, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const life = lifeOf(file, name);
  if (!life) throw new Error(`No line \`inLife('${name}', {…})\` is in the test.`);
  const parts = life.properties.filter(
    (part) => ts.isSpreadAssignment(part) || (part.name && SHOWN.has(part.name.getText())),
  );
  const {imports, declarations} = neededBy(parts, file);
  const call = `await startSample({\n${parts.map((part) => `  ${textOf(part)},\n`).join('')}});`;
  const text = [...imports, '', ...declarations, call].join('\n').trimStart();
  return {text: `${text}\n`, imports: relativeImports(text)};
}

function lifeOf(file: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  for (const statement of file.statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) continue;
    const {expression, arguments: args} = statement.expression;
    const [title, life] = args;
    if (expression.getText() !== 'inLife' || !title || !ts.isStringLiteral(title)) continue;
    if (title.text === name && life && ts.isObjectLiteralExpression(life)) return life;
  }
  return undefined;
}

/** The imports and the declarations that some code names, directly or not, in the order of the file. */
function neededBy(parts: readonly ts.Node[], file: ts.SourceFile) {
  const names = new Set(parts.flatMap(namesIn));
  const kept = new Set<ts.Statement>();
  const declarations = file.statements.filter((statement) => declaredNames(statement).length > 0);
  for (let size = -1; size !== kept.size;) {
    size = kept.size;
    for (const statement of declarations) {
      if (kept.has(statement) || !declaredNames(statement).some((name) => names.has(name))) continue;
      kept.add(statement);
      for (const name of namesIn(statement)) names.add(name);
    }
  }
  return {
    imports: file.statements.filter(ts.isImportDeclaration).flatMap((one) => importOf(one, names)),
    declarations: declarations.filter((one) => kept.has(one)).map((one) => `${textOf(one)}\n`),
  };
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({name}) => namesIn(name));
  const {name} = statement as ts.FunctionDeclaration;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** The import with the names that are used, if there are any. */
function importOf({importClause, moduleSpecifier}: ts.ImportDeclaration, used: Set<string>): string[] {
  const from = moduleSpecifier.getText();
  if (!importClause || /\/testing\//.test(from)) return [];
  const {name, namedBindings} = importClause;
  const bindings =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.filter((one) => used.has(one.name.text)).map((one) => one.getText())
      : [];
  const clauses = [
    ...(name && used.has(name.text) ? [name.text] : []),
    ...(bindings.length > 0 ? [`{${bindings.join(', ')}}`] : []),
    ...(namedBindings && ts.isNamespaceImport(namedBindings) && used.has(namedBindings.name.text)
      ? [namedBindings.getText()]
      : []),
  ];
  const type = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type ' : '';
  return clauses.length > 0 && from !== "'vitest'"
    ? [`import ${type}${clauses.join(', ')} from ${from};`]
    : [];
}

function namesIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  const names: string[] = [];
  node.forEachChild((child) => void names.push(...namesIn(child)));
  return names;
}

/** The text of a node without statements such as `vi.stubGlobal(…)`, which stand for what a browser has. */
function textOf(node: ts.Node): string {
  const start = node.getStart();
  const spies: [from: number, to: number][] = [];
  const find = (child: ts.Node) => {
    if (ts.isExpressionStatement(child) && /^vi\b/.test(child.getText()))
      spies.push([child.getFullStart() - start, child.end - start]);
    else child.forEachChild(find);
  };
  find(node);
  return spies.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), node.getText());
}

function relativeImports(text: string): string[] {
  return Array.from(text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g), ([, specifier]) => specifier!);
}
