import {findSymbol} from './findSymbol';
import type {LibraryFiles} from './LibraryFiles';
import type {NamedType} from './namedType';
import {createLibraryProgram, declaredNames, type Instantiation, type LibraryProgram} from './program';
import {parseQuery} from './query';

/** Which entry point declares `Name<A>` is known only to a program, so such questions take a second one. */
export function programFor(files: LibraryFiles, questions: readonly NamedType[]): LibraryProgram {
  const first = createLibraryProgram(files, []);
  const wanted = questions.flatMap(({of, from}): Instantiation[] => {
    try {
      const {head, typeArguments} = parseQuery(of);
      return typeArguments === undefined ? [] : [instantiation(first, head, typeArguments, from)];
    } catch {
      return []; // Asked again by the caller, who reports the error.
    }
  });
  return wanted.length ? createLibraryProgram(files, wanted) : first;
}

/** In a package of many declaration files, what an entry point exports is not in scope there. */
function instantiation(
  program: LibraryProgram,
  head: string,
  typeArguments: string,
  from?: string,
): Instantiation {
  const {entry, symbol} = findSymbol(program, head, from);
  const declaration = symbol.declarations?.[0]?.getSourceFile();
  if (!declaration || declaredNames(program.entries.get(entry)!).has(head))
    return {entry, head, typeArguments};
  const declared = declaredNames(declaration);
  const imported = typeArguments.replace(/(?<![\w.'"])[A-Z]\w*/g, (name) => {
    if (declared.has(name)) return name;
    const home = entryThatExports(program, name);
    return home ? `import('${home}').${name}` : name;
  });
  return {entry, head, typeArguments, elsewhere: {file: declaration.fileName, typeArguments: imported}};
}

function entryThatExports({checker, entries}: LibraryProgram, name: string): string | undefined {
  return [...entries].find(([, file]) =>
    checker.tryGetMemberInModuleExports(name, checker.getSymbolAtLocation(file)!),
  )?.[0];
}
