import ts from 'typescript';

const WRITERS = ['writeType', 'writeSignature', 'writeSymbol'] as const;
type Writer = (subject: unknown, place: ts.Node | undefined, ...rest: unknown[]) => unknown;

type Names = Map<ts.__String, ts.Symbol & {exportSymbol?: ts.Symbol}>;

/** Members of the checker that its types do not declare. */
interface Undeclared extends Record<(typeof WRITERS)[number], Writer> {
  resolveName(
    name: 'globalThis',
    place: undefined,
    meaning: ts.SymbolFlags,
    excludeGlobals: boolean,
  ): (ts.Symbol & {exports?: Names; links?: {resolvedExports?: Names}}) | undefined;
}

/** For each checker, its global names and those of them that a search may find. */
const prepared = new WeakMap<ts.TypeChecker, [all: Names, found: Names][]>();

/**
 * Runs `print` so that the compiler does not look through all files of the program for a way to import each name it
 * prints, nor through all global names for one that stands for it. The first takes a third of the time of all popups, and
 * its result, `import("…").Name`, is shown as `Name`; the second takes a fifth, and its result stays the same.
 */
export function withoutNameSearch<Result>(program: ts.Program, print: () => Result): Result {
  const tables = prepare(program.getTypeChecker());
  const {getSourceFiles} = program;
  program.getSourceFiles = () => [];
  for (const [all, found] of tables) all.entries = () => found.entries();
  try {
    return print();
  } finally {
    program.getSourceFiles = getSourceFiles;
    // Restores the method of the prototype.
    for (const [all] of tables) delete (all as Partial<Names>).entries;
  }
}

function prepare(checker: ts.TypeChecker) {
  const known = prepared.get(checker);
  if (known) return known;
  lookUpOncePerFile(checker);
  const tables = globalsOf(checker).map((all): [Names, Names] => [
    all,
    new Map([...all].filter(([, symbol]) => mayStandForAnother(symbol))),
  ]);
  prepared.set(checker, tables);
  return tables;
}

/** The checker remembers how to write a name for each place it prints at; with one place per file it finds more of them. */
function lookUpOncePerFile(checker: ts.TypeChecker): void {
  const writers = checker as unknown as Undeclared;
  for (const name of WRITERS) {
    const write = writers[name];
    if (typeof write !== 'function') throw changed(`checker.${name}`);
    writers[name] = (subject, place, ...rest) => write(subject, place?.getSourceFile(), ...rest);
  }
}

/** An alias, or `Symbol`: names such as `[Symbol.observable]` are members of its type, `SymbolConstructor`. */
function mayStandForAnother({name, flags, exportSymbol}: ts.Symbol & {exportSymbol?: ts.Symbol}): boolean {
  return name === 'Symbol' || exportSymbol !== undefined || (flags & ts.SymbolFlags.Alias) !== 0;
}

/** The checker holds them twice: as names in scope, and as members of `globalThis`. */
function globalsOf(checker: ts.TypeChecker): Names[] {
  const {resolveName} = checker as unknown as Undeclared;
  const globalThis = resolveName?.('globalThis', undefined, ts.SymbolFlags.Value, false);
  // Makes the second table.
  if (globalThis) checker.getExportsOfModule(globalThis);
  const tables = [globalThis?.exports, globalThis?.links?.resolvedExports];
  return tables.map((table) => {
    if (!table) throw changed('table of global names where it was');
    return table;
  });
}

const changed = (name: string) =>
  new Error(
    `TypeScript ${ts.version} has no ${name}: adapt plugins/code-blocks/compiler/withoutNameSearch.ts.`,
  );
