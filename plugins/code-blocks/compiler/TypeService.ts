import {join, relative} from 'node:path';
import ts from 'typescript';
import {formatType} from '../types/formatType';
import {withoutNameSearch} from './withoutNameSearch';

/** What the compiler says about the identifiers of a file. */
export interface FileTypes {
  /** The distinct texts: the kind of symbol if it is not obvious, its type, the comment of the sample's author. */
  texts: {kind: string; type: string; comment: string}[];
  /** The identifiers, by line (from 1) and column; `text` is an index. */
  names: [line: number, column: number, length: number, text: number][];
  /** Names that the sample declares: they are not links, even if the library exports the same name. */
  own: string[];
}

/** Longer types are cut by the compiler, to save time: far above what `formatType` leaves of them. */
const MAXIMUM_LENGTH = 1200;

/** A compiler that has loaded some of the samples and what they import; creating one takes long. */
export class TypeService {
  private readonly service: ts.LanguageService;
  private readonly changed = new Map<string, string>();
  private readonly roots: Set<string>;
  private version = 0;

  /** @param files paths below `directory` that will be asked for; others are added when they are asked for */
  constructor(
    private readonly directory: string,
    files: readonly string[] = [],
  ) {
    const options = this.readOptions();
    this.roots = new Set(files.map((file) => join(directory, file)));
    const texts = (name: string) => this.changed.get(name) ?? ts.sys.readFile(name);
    this.service = ts.createLanguageService({
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
      realpath: ts.sys.realpath!,
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...this.roots],
      getScriptVersion: (name) => (this.changed.has(name) ? String(this.version) : '0'),
      getScriptSnapshot: (name) => {
        const text = texts(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getProjectVersion: () => String(this.version),
      getCurrentDirectory: () => directory,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
    });
  }

  /** @param sources current text of the file and its siblings, by path below the samples; in development it changes */
  typesOf(file: string, sources: Record<string, string>): FileTypes {
    this.update(file, sources);
    const program = this.service.getProgram()!;
    return withoutNameSearch(program, () => this.describeFile(file, program));
  }

  private describeFile(file: string, program: ts.Program): FileTypes {
    const source = program.getSourceFile(join(this.directory, file));
    if (!source) throw new Error(`samples/${file} cannot be read by the compiler: is its name right?`);

    const result: FileTypes = {texts: [], names: [], own: []};
    const known = new Map<string, number>();
    for (const node of identifiers(source)) {
      const text = this.describe(node, program);
      if (!text) continue;
      const key = JSON.stringify(text);
      if (!known.has(key)) known.set(key, result.texts.push(text) - 1);
      const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
      result.names.push([line + 1, character, node.getWidth(source), known.get(key)!]);
    }
    return {...result, own: ownNames(source)};
  }

  private readOptions(): ts.CompilerOptions {
    const {config} = ts.readConfigFile(join(this.directory, 'tsconfig.json'), ts.sys.readFile);
    const {options} = ts.parseJsonConfigFileContent(config, ts.sys, this.directory);
    // Otherwise the members of a union are ordered by which file was asked about first.
    return {...options, stableTypeOrdering: true};
  }

  private update(asked: string, sources: Record<string, string>): void {
    const program = this.service.getProgram();
    for (const [file, text] of Object.entries(sources)) {
      const path = join(this.directory, file);
      const now = program?.getSourceFile(path)?.text;
      if (now === undefined || now === text) continue;
      this.version++;
      this.changed.set(path, text);
    }
    const path = join(this.directory, asked);
    if (this.roots.has(path)) return;
    this.roots.add(path);
    this.version++;
  }

  private describe(node: ts.Node, program: ts.Program): FileTypes['texts'][number] | undefined {
    const source = node.getSourceFile();
    const info = this.service.getQuickInfoAtPosition(source.fileName, node.getStart(source), MAXIMUM_LENGTH);
    if (!info?.displayParts) return undefined;
    const [, kind = '', type] = /^(?:\(([\w ]+)\) )?([\s\S]*?)(?:\nimport [\s\S]*)?$/.exec(
      ts.displayPartsToString(info.displayParts),
    )!;
    // An untyped name says nothing: it is mostly a word in JSX or a property of `any`.
    if (!type || /^\w+: any$/.test(type)) return undefined;
    return {
      kind: kind === 'alias' ? '' : kind,
      type: formatType(kind === 'property' || kind === 'method' ? withoutOwnersArguments(type) : type),
      comment: this.ownComment(node, program.getTypeChecker()),
    };
  }

  /** Only the samples' own comments are shown, never those of a library (which the quick info of the service mixes in). */
  private ownComment(node: ts.Node, checker: ts.TypeChecker): string {
    const found = checker.getSymbolAtLocation(node);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    const isSample = ({fileName}: ts.SourceFile) =>
      !fileName.includes('/node_modules/') && !relative(this.directory, fileName).startsWith('..');
    return symbol?.declarations?.every((declaration) => isSample(declaration.getSourceFile()))
      ? ts.displayPartsToString(symbol.getDocumentationComment(undefined)).replace(/^ts: /, '')
      : '';
  }
}

/** `Options<…a screenful…>.name: string` is about `Options.name`. */
function withoutOwnersArguments(type: string): string {
  const start = /^[\w$.]+(?=<)/.exec(type)?.[0].length;
  if (start === undefined) return type;
  let depth = 0;
  for (let at = start; at < type.length; at++) {
    if (type[at] === '<') depth++;
    else if (type[at] === '>' && type[at - 1] !== '=' && --depth === 0)
      return type[at + 1] === '.' ? type.slice(0, start) + type.slice(at + 1) : type;
  }
  return type;
}

function* identifiers(node: ts.Node): Generator<ts.Node> {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) yield node;
  else for (const child of node.getChildren()) if (!ts.isJSDoc(child)) yield* identifiers(child);
}

function ownNames(source: ts.SourceFile): string[] {
  const names: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      if (!(statement.moduleSpecifier as ts.StringLiteral).text.startsWith('.')) continue;
      const {namedBindings, name} = statement.importClause ?? {};
      if (name) names.push(name.text);
      if (namedBindings && ts.isNamedImports(namedBindings))
        names.push(...namedBindings.elements.map((e) => e.name.text));
    } else if (ts.isVariableStatement(statement)) {
      for (const {name} of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) names.push(name.text);
    } else {
      const {name} = statement as ts.DeclarationStatement;
      if (name && ts.isIdentifier(name)) names.push(name.text);
    }
  }
  return names;
}
