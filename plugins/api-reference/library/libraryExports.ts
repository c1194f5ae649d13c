import ts from 'typescript';
import {ENTRY_POINTS} from './LibraryFiles';
import type {LibraryProgram} from './program';

export interface LibraryExport {
  name: string;
  kind: 'value' | 'type';
  /** The entry points that export it. */
  entries: string[];
  deprecated: boolean;
}

/** Every name the entry points export, once; a class or an enum counts as a value. */
export function libraryExports({checker, entries}: LibraryProgram): LibraryExport[] {
  const found = new Map<string, LibraryExport>();
  const own = [...entries].filter(
    ([entry]) => !entries.has(ENTRY_POINTS[0]) || (ENTRY_POINTS as readonly string[]).includes(entry),
  );
  for (const [entry, file] of own)
    for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(file)!)) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const one = found.get(symbol.name) ?? {
        name: symbol.name,
        kind: target.flags & ts.SymbolFlags.Value ? ('value' as const) : ('type' as const),
        entries: [],
        deprecated: target.getJsDocTags(checker).some(({name}) => name === 'deprecated'),
      };
      one.entries.push(entry);
      found.set(symbol.name, one);
    }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
