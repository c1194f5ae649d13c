import ts from 'typescript';

const WRITERS = ['writeType', 'writeSignature', 'writeSymbol'] as const;
type Writer = (subject: unknown, place: ts.Node | undefined, ...rest: unknown[]) => unknown;
type Writers = Record<(typeof WRITERS)[number], Writer>;

const prepared = new WeakSet<ts.TypeChecker>();

/**
 * Runs `print` so that the compiler does not look through all files of the program for a way to import each name it
 * prints: that search takes a third of the time of all popups, and its result, `import("…").Name`, is shown as `Name`.
 */
export function withoutNameSearch<Result>(program: ts.Program, print: () => Result): Result {
  lookUpOncePerFile(program.getTypeChecker());
  const {getSourceFiles} = program;
  program.getSourceFiles = () => [];
  try {
    return print();
  } finally {
    program.getSourceFiles = getSourceFiles;
  }
}

/** The checker remembers how to write a name for each place it prints at; with one place per file it finds more of them. */
function lookUpOncePerFile(checker: ts.TypeChecker): void {
  if (prepared.has(checker)) return;
  const writers = checker as unknown as Writers;
  for (const name of WRITERS) {
    const write = writers[name];
    if (typeof write !== 'function')
      throw new Error(
        `TypeScript ${ts.version} has no checker.${name}: adapt plugins/code-blocks/compiler/withoutNameSearch.ts.`,
      );
    writers[name] = (subject, place, ...rest) => write(subject, place?.getSourceFile(), ...rest);
  }
  prepared.add(checker);
}
