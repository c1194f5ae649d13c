import ts from 'typescript';
import {DriftError} from './DriftError';
import type {LibraryProgram} from './program';
import {resolveType} from './resolveType';
import {parseType, shortType, source, unite, withoutUndefined} from './shortType';

export interface Member {
  name: string;
  /** The whole type. */
  type: string;
  /** The same, short enough for a table cell. */
  short: string;
  optional: boolean;
  deprecated: boolean;
}

export interface TypeShape {
  /** The library's name for the type, if it has one: defaults are found by it. */
  name?: string;
  /** One list for an object, several for a union of objects. */
  branches: Member[][];
  /** All branches as one: a member that some branch lacks is optional. */
  merged: Member[];
}

const TYPE_TEXT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.OmitThisParameter;

/** A resolved type with more characters than this is not readable. */
const READABLE = 600;

/** The members of what `of` names, as the compiler resolves them. */
export function describeType(program: LibraryProgram, of: string, from?: string): TypeShape {
  const {checker} = program;
  const {type} = resolveType(program, of, from, 'type');
  const objects = branchesOf(checker, checker.getNonNullableType(type));
  const branches = objects.map((object) => membersOf(checker, object));
  if (!branches.some((members) => members.length))
    throw new DriftError(
      `${of} (${checker.typeToString(type, undefined, TYPE_TEXT)}) has no members to list. ` +
        `A generic type may need arguments: of="Name<Argument>".`,
    );
  const name = (type.aliasSymbol ?? type.symbol)?.name.replace(/\$\d+$/, '');
  return {
    ...(name && !name.startsWith('__') && {name}),
    branches,
    merged: branches.length === 1 ? branches[0]! : merge(branches),
  };
}

/** The objects in a union: `boolean | Options` has one, and `false | Handler` a function to describe. */
export function branchesOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  const objects = parts
    .map((part) =>
      part.flags & (ts.TypeFlags.Instantiable | ts.TypeFlags.Object | ts.TypeFlags.Intersection)
        ? checker.getApparentType(part)
        : undefined,
    )
    .filter((part) => part !== undefined)
    .filter((part) => !checker.isArrayType(part) && !checker.isTupleType(part));
  const withMembers = objects.filter((part) => hasMembers(checker, part));
  return withMembers.length ? withMembers : objects;
}

function hasMembers(checker: ts.TypeChecker, type: ts.Type): boolean {
  return propertiesOf(checker, type).length + checker.getIndexInfosOfType(type).length > 0;
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): Member[] {
  const properties = propertiesOf(checker, type).map((symbol) => describe(checker, symbol));
  const indexes = checker.getIndexInfosOfType(type).map((info) => {
    const text = checker.typeToString(info.type, undefined, TYPE_TEXT);
    const name = `[${checker.typeToString(info.keyType, undefined, TYPE_TEXT)}]`;
    return {name, type: text, short: shortType(text), optional: true, deprecated: false};
  });
  return [...properties, ...indexes];
}

/** The members that a reader can name. */
export function propertiesOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  return checker
    .getPropertiesOfType(type)
    .filter((symbol) => !isForbidden(symbol) && !isPhantom(checker, symbol));
}

/** `query?: never` in a union says that this branch has no `query`. */
function isForbidden({valueDeclaration}: ts.Symbol): boolean {
  return (
    valueDeclaration !== undefined &&
    ts.isPropertySignature(valueDeclaration) &&
    valueDeclaration.type?.kind === ts.SyntaxKind.NeverKeyword
  );
}

/** Keyed by a private symbol of the library, such as `[resultType]`: it only carries a type, and no reader can name it. */
function isPhantom(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  return /^\[(?!Symbol\.)/.test(checker.symbolToString(symbol));
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): Member {
  const optional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
  const resolved = checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, TYPE_TEXT);
  const written = resolved.length > READABLE ? (declaredMethod(symbol) ?? resolved) : resolved;
  const type = source(parseType(optional ? withoutUndefined(written) : written));
  return {
    name: checker.symbolToString(symbol),
    type,
    short: shortType(type),
    optional,
    deprecated: symbol.getJsDocTags(checker).some(({name}) => name === 'deprecated'),
  };
}

/** A method as declared: the name of its return type says more than the union behind that name. */
function declaredMethod({valueDeclaration: node}: ts.Symbol): string | undefined {
  if (!node || !ts.isMethodSignature(node) || !node.type) return undefined;
  return `(${node.parameters.map(source).join(', ')}) => ${source(node.type)}`;
}

function merge(branches: Member[][]): Member[] {
  const names = [...new Set(branches.flatMap((members) => members.map(({name}) => name)))];
  return names.map((name) => {
    const found = branches.flatMap((members) => members.filter((member) => member.name === name));
    const optional = found.length < branches.length || found.some((member) => member.optional);
    const union = uniteTypes([...new Set(found.map(({type}) => type))]);
    const type = optional ? withoutUndefined(union) : union;
    return {
      name,
      type,
      short: shortType(type),
      optional,
      deprecated: found.every(({deprecated}) => deprecated),
    };
  });
}

function uniteTypes(types: string[]): string {
  if (types.length === 1) return types[0]!;
  const parts = types.flatMap((type) => {
    const node = parseType(type);
    if (ts.isUnionTypeNode(node)) return node.types.map(source);
    return ts.isFunctionTypeNode(node) || ts.isConditionalTypeNode(node) ? [`(${type})`] : [type];
  });
  return unite(parts);
}
