import ts from 'typescript';
import {DriftError} from './DriftError';
import {ENTRY_POINTS} from './LibraryFiles';
import type {LibraryProgram} from './program';

export interface Found {
  symbol: ts.Symbol;
  entry: string;
}

/**
 * Finds a name among the exports, then among the declarations that the entry points do not export (such as the option
 * types of many functions), then among the platform's types.
 */
export function findSymbol(program: LibraryProgram, name: string, from?: string): Found {
  const {checker, entries} = program;
  if (from !== undefined && !entries.has(from))
    throw new DriftError(`from="${from}" is none of ${[...entries.keys()].join(', ')}.`);
  const searched = [...entries].filter(([entry]) =>
    from === undefined ? isEntryPoint(entry, entries) : entry === from,
  );

  const exported = distinct(
    searched.flatMap(([entry, file]) => {
      const symbol = checker.tryGetMemberInModuleExports(name, checker.getSymbolAtLocation(file)!);
      return symbol ? [{symbol: resolved(checker, symbol), entry}] : [];
    }),
  );
  if (exported.length > 1)
    throw new DriftError(
      `${name} differs between ${exported.map(({entry}) => entry).join(' and ')}: say which with from="…".`,
    );
  if (exported[0]) return exported[0];

  for (const [entry, file] of searched) {
    const symbol = checker
      .getSymbolsInScope(file, ts.SymbolFlags.Type | ts.SymbolFlags.Value | ts.SymbolFlags.Alias)
      .find((candidate) => candidate.name === name);
    if (symbol) return {symbol: resolved(checker, symbol), entry};
  }
  // Declarations that were not bundled into one file.
  for (const [entry] of searched) {
    const symbol = program.declared(entry, name);
    if (symbol) return {symbol, entry};
  }
  throw new DriftError(
    `${name} is neither exported nor declared by ${searched.map(([entry]) => entry).join(', ')}.`,
  );
}

/** Without `from` the neighboring packages are not searched; a fixture library has only entry points. */
function isEntryPoint(entry: string, entries: Map<string, unknown>): boolean {
  return !entries.has(ENTRY_POINTS[0]) || (ENTRY_POINTS as readonly string[]).includes(entry);
}

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function distinct(found: Found[]): Found[] {
  return found.filter(({symbol}, i) => found.findIndex((other) => other.symbol === symbol) === i);
}
