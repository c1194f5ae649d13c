import ts from 'typescript';
import {branchesOf, propertiesOf} from '../library/describeType';
import {DriftError} from '../library/DriftError';
import {ENTRY_POINTS, type LibraryFiles} from '../library/LibraryFiles';
import {libraryExports} from '../library/libraryExports';
import {keyOf, type NamedType} from '../library/namedType';
import type {LibraryProgram} from '../library/program';
import {programFor} from '../library/programFor';
import {resolveType} from '../library/resolveType';
import {errorCodes} from './errorCodes';
import {shapeOf} from './shapeOf';

/** What one release of the library has, as far as the pages are about it. */
export interface Reading {
  version: string;
  /** Exported name -> whether it is a value or a type. */
  exports: Record<string, 'value' | 'type'>;
  /** Documented type -> member -> the shape of its declared type, with `?` in front if it is optional. */
  members: Record<string, Record<string, string>>;
  /** Number of a production error -> its message. */
  codes: Record<string, string>;
}

/** Reads the declarations and the builds of an installed release; `types` are those that the pages describe. */
export function readRelease(files: LibraryFiles, types: readonly NamedType[]): Reading {
  const own = types.filter(({from}) => from === undefined || isEntryPoint(from));
  const program = programFor(files, own);
  const members: Reading['members'] = {};
  for (const type of own) {
    const found = membersOf(program, type);
    if (found) members[keyOf(type)] = found;
  }
  const exported = libraryExports(program).map(({name, kind}) => [name, kind] as const);
  return {
    version: files.versions['@reduxjs/toolkit']!,
    exports: Object.fromEntries(exported),
    members,
    codes: errorCodes(files),
  };
}

function isEntryPoint(name: string): boolean {
  return (ENTRY_POINTS as readonly string[]).includes(name);
}

/** Nothing if the release has no such type. */
function membersOf(program: LibraryProgram, {of, from}: NamedType): Record<string, string> | undefined {
  const {checker} = program;
  try {
    const {type} = resolveType(program, of, from, 'type');
    const branches = branchesOf(checker, checker.getNonNullableType(type));
    const symbols = branches.flatMap((branch) => propertiesOf(checker, branch));
    const named = new Map<string, ts.Symbol[]>();
    for (const symbol of symbols) {
      const name = checker.symbolToString(symbol);
      named.set(name, [...(named.get(name) ?? []), symbol]);
    }
    if (!named.size) return undefined;
    return Object.fromEntries([...named].map(([name, same]) => [name, declaredType(same)]));
  } catch (error) {
    if (error instanceof DriftError) return undefined;
    throw error;
  }
}

/**
 * The declared type of each branch. Inferred and mapped members have none, and what the compiler would print for them
 * changes with the compiler.
 */
function declaredType(symbols: ts.Symbol[]): string {
  const texts = symbols.map(({valueDeclaration: node, flags}) => {
    const optional = flags & ts.SymbolFlags.Optional ? '?' : '';
    return node && 'type' in node && node.type ? optional + shapeOf(node) : '';
  });
  return texts.includes('') ? '' : [...new Set(texts)].sort().join(' | ');
}
