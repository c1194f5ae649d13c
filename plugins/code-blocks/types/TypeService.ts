import {join, relative, sep} from 'node:path';
import ts from 'typescript';
import {formatType} from './formatType';

/** What the compiler says about the identifiers of a file. */
export interface FileTypes {
  /** What is said, each once: the kind of symbol if it is not obvious, its type, the comment of the sample's author. */
  texts: {kind: string; type: string; comment: string}[];
  /** The identifiers, by line (from 1) and column; `text` is an index. */
  names: [line: number, column: number, length: number, text: number][];
  /** What the sample names itself: a name of the library that it reuses is not the library's. */
  own: string[];
}

/** Longer types are cut by the compiler: nobody reads a popup of more than a screen. */
const MAXIMUM_LENGTH = 500;

/** One compiler for all samples; making it is what costs. */
export class TypeService {
  /** How often the compiler was started in this process; a build that remembers everything leaves it at 0. */
  static started = 0;

  private readonly service: ts.LanguageService;
  private readonly changed = new Map<string, string>();
  private roots: string[];
  private version = 0;
  private readonly remembered = new Map<string, FileTypes>();

  /** @param inFixedOrder ask about all samples at once, see `rememberAll` */
  constructor(
    private readonly directory: string,
    private readonly inFixedOrder = false,
  ) {
    TypeService.started++;
    const {options, roots} = this.readProject();
    this.roots = roots;
    const texts = (name: string) => this.changed.get(name) ?? ts.sys.readFile(name);
    this.service = ts.createLanguageService({
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
      realpath: ts.sys.realpath!,
      getCompilationSettings: () => options,
      getScriptFileNames: () => this.roots,
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

  /** @param sources what the file and its siblings say now, by path below the samples; a dev server edits them. */
  typesOf(file: string, sources: Record<string, string>): FileTypes {
    this.update(sources);
    if (this.inFixedOrder) this.rememberAll();
    return this.remembered.get(file) ?? this.describeFile(file);
  }

  /**
   * The compiler orders the members of a union by when it first met them. Pages are compiled in any order, so a build
   * from nothing asks about all samples in one fixed order: two such builds of the same sources say the same.
   */
  private rememberAll(): void {
    if (this.remembered.size > 0) return;
    for (const path of this.roots.toSorted()) {
      const file = relative(this.directory, path).split(sep).join('/');
      this.remembered.set(file, this.describeFile(file));
    }
  }

  private describeFile(file: string): FileTypes {
    const path = join(this.directory, file);
    const program = this.service.getProgram()!;
    const source = program.getSourceFile(path);
    if (!source)
      throw new Error(`samples/${file} is not part of samples/tsconfig.json: add it to its "include".`);

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

  private readProject(): {options: ts.CompilerOptions; roots: string[]} {
    const {config} = ts.readConfigFile(join(this.directory, 'tsconfig.json'), ts.sys.readFile);
    const {options, fileNames} = ts.parseJsonConfigFileContent(config, ts.sys, this.directory);
    return {options, roots: fileNames.filter((name) => !name.includes('.test.'))};
  }

  private update(sources: Record<string, string>): void {
    for (const [file, text] of Object.entries(sources)) {
      const path = join(this.directory, file);
      const now = this.service.getProgram()?.getSourceFile(path)?.text;
      if (now === text) continue;
      this.version++;
      if (now === undefined) this.roots = this.readProject().roots;
      else this.changed.set(path, text);
    }
  }

  private describe(node: ts.Node, program: ts.Program): FileTypes['texts'][number] | undefined {
    const source = node.getSourceFile();
    const info = this.service.getQuickInfoAtPosition(source.fileName, node.getStart(source), MAXIMUM_LENGTH);
    if (!info?.displayParts) return undefined;
    const [, kind = '', type] = /^(?:\(([\w ]+)\) )?([\s\S]*?)(?:\nimport [\s\S]*)?$/.exec(
      ts.displayPartsToString(info.displayParts),
    )!;
    // An untyped name says nothing; this is mostly a word inside JSX or a property of `any`.
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
      ? ts.displayPartsToString(symbol.getDocumentationComment(undefined))
      : '';
  }
}

/** `Options<…a screenful…>.name: string` is about `Options.name`. */
function withoutOwnersArguments(type: string): string {
  const start = /^[\w$]+(?=<)/.exec(type)?.[0].length;
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
