import ts from 'typescript';
import {DriftError} from './DriftError';
import {findSymbol} from './findSymbol';
import type {LibraryProgram} from './program';
import {parseQuery, type Step} from './query';
import {isNameless} from './writeSignature';

/** Which meaning is wanted of a name that is both a type and a value, such as a class. */
export type Meaning = 'type' | 'value';

export interface Resolved {
  type: ts.Type;
  /** The symbol the path ends at, if any. */
  symbol?: ts.Symbol;
}

/** Follows `of="…"` through the library's declarations. */
export function resolveType(
  program: LibraryProgram,
  of: string,
  from: string | undefined,
  meaning: Meaning,
): Resolved {
  const {checker} = program;
  const {head, typeArguments, steps} = parseQuery(of);
  const {symbol, entry} = findSymbol(program, head, from);
  const called = steps[0]?.kind === 'parameter' || steps[0]?.kind === 'return';
  const asValue =
    symbol.flags & ts.SymbolFlags.Value &&
    (called || meaning === 'value' || !(symbol.flags & ts.SymbolFlags.Type));

  let type: ts.Type;
  if (typeArguments !== undefined) type = program.instantiated({entry, head, typeArguments})!;
  else type = asValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  let at: Resolved = {type, symbol};
  let path = head;
  for (const step of steps) {
    at = follow(checker, checker.getNonNullableType(at.type), step, path);
    path += written(step);
  }
  return at;
}

function follow(checker: ts.TypeChecker, type: ts.Type, step: Step, path: string): Resolved {
  if (step.kind === 'member') {
    const symbol = checker.getPropertyOfType(checker.getApparentType(type), step.name);
    if (!symbol) throw new DriftError(`${path} has no member ${step.name}.`);
    return {type: checker.getTypeOfSymbol(symbol), symbol};
  }
  if (step.kind === 'element') {
    const element =
      checker.isTupleType(type) && checker.getTypeArguments(type as ts.TypeReference)[step.index];
    if (!element) throw new DriftError(`${path} has no element [${step.index}].`);
    return {type: element};
  }
  const signatures = signaturesOf(checker, type);
  if (!signatures.length) throw new DriftError(`${path} is not a function.`);
  // The last overload is the most general one.
  if (step.kind === 'return') return {type: signatures.at(-1)!.getReturnType()};
  const parameters = signatures.flatMap((signature) =>
    signature.parameters.filter(
      ({name}) => name === step.name || (step.name === 'options' && isNameless(name)),
    ),
  );
  const parameter = parameters.at(-1);
  if (!parameter) throw new DriftError(`${path} has no parameter ${step.name}.`);
  return {type: checker.getTypeOfSymbol(parameter)};
}

/** The call signatures of a value; those of a class are its constructors. */
export function signaturesOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Signature[] {
  const calls = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  return calls.length ? calls : checker.getSignaturesOfType(type, ts.SignatureKind.Construct);
}

function written(step: Step): string {
  if (step.kind === 'member') return `.${step.name}`;
  if (step.kind === 'element') return `[${step.index}]`;
  return step.kind === 'parameter' ? `(${step.name})` : '()';
}
