import {dirname} from 'node:path';
import ts from 'typescript';
import type {LibraryFiles} from './LibraryFiles';

/** A type with arguments, `Name<A, B>`, as an author writes it. */
export interface Instantiation {
  entry: string;
  head: string;
  typeArguments: string;
  /** The file that declares it, where that is not the entry's own, and the arguments as that file has to write them. */
  elsewhere?: {file: string; typeArguments: string};
}

export interface LibraryProgram {
  checker: ts.TypeChecker;
  entries: Map<string, ts.SourceFile>;
  instantiated: (wanted: Instantiation) => ts.Type | undefined;
  /** What a file behind an entry point declares, exported or not. */
  declared: (entry: string, name: string) => ts.Symbol | undefined;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  skipLibCheck: true,
  noEmit: true,
};

/** What is installed does not change while the process runs, so a second program need not read it again. */
const parsed = new Map<string, ts.SourceFile>();

/**
 * One program for all questions. The compiler's public interface cannot apply type arguments to a type, so each
 * `Name<A, B>` is appended to its declaration file as an alias, where names that are not exported resolve, too.
 */
export function createLibraryProgram(files: LibraryFiles, wanted: Instantiation[]): LibraryProgram {
  const host = ts.createCompilerHost(OPTIONS);
  const readFile = host.readFile.bind(host);
  const entryOf = new Map(Object.entries(files.entries).map(([entry, file]) => [file, entry]));
  host.getSourceFile = (fileName, languageVersion) => {
    const text = parsed.get(fileName)?.text ?? readFile(fileName);
    if (text === undefined) return undefined;
    const file = parsed.get(fileName) ?? ts.createSourceFile(fileName, text, languageVersion);
    parsed.set(fileName, file);
    const isHere = (one: Instantiation) => (one.elsewhere?.file ?? files.entries[one.entry]) === fileName;
    if (!wanted.some(isHere)) return file;
    const declared = declaredNames(file);
    const aliases = wanted.map((one, i) => (isHere(one) ? aliasFor(one, `Instantiation${i}`, declared) : ''));
    return ts.createSourceFile(fileName, text + aliases.join(''), languageVersion);
  };
  const program = ts.createProgram({rootNames: [...entryOf.keys()], options: OPTIONS, host});
  const checker = program.getTypeChecker();
  const entries = new Map([...entryOf].map(([file, entry]) => [entry, program.getSourceFile(file)!]));

  return {
    checker,
    entries,
    declared: (entry, name) => {
      const folder = dirname(files.entries[entry]!);
      const own = program.getSourceFiles().filter(({fileName}) => fileName.startsWith(folder));
      const names = own.flatMap(({statements}) => statements.flatMap(namesIn));
      const found = names.find(({text}) => text === name);
      return found && checker.getSymbolAtLocation(found);
    },
    instantiated: ({entry, head, typeArguments}) => {
      const index = wanted.findIndex(
        (one) => one.entry === entry && one.head === head && one.typeArguments === typeArguments,
      );
      const file = wanted[index]?.elsewhere?.file;
      const alias = (file === undefined ? entries.get(entry) : program.getSourceFile(file))?.statements.find(
        (statement): statement is ts.TypeAliasDeclaration =>
          ts.isTypeAliasDeclaration(statement) && statement.name.text === `Instantiation${index}`,
      );
      return alias && checker.getTypeFromTypeNode(alias.type);
    },
  };
}

/** Arguments that name nothing in the file are the reader's own types: they become type parameters. */
function aliasFor(wanted: Instantiation, name: string, declared: Set<string>): string {
  const {head} = wanted;
  const {typeArguments} = wanted.elsewhere ?? wanted;
  const own = typeArguments
    .split(',')
    .map((argument) => argument.trim())
    .filter((argument) => /^[A-Z]\w*$/.test(argument) && !declared.has(argument));
  const parameters = own.length ? `<${[...new Set(own)].join(', ')}>` : '';
  return `\ntype ${name}${parameters} = ${head}<${typeArguments}>;`;
}

/** What a statement declares; `declare module` adds declarations to another file. */
function namesIn(statement: ts.Statement): ts.Identifier[] {
  if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body))
    return statement.body.statements.flatMap(namesIn);
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name] : [];
}

export function declaredNames({statements}: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      names.add(statement.name.text);
    if (ts.isClassDeclaration(statement) && statement.name) names.add(statement.name.text);
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) bindings.elements.forEach(({name}) => names.add(name.text));
  }
  return names;
}
