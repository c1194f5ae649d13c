import ts from 'typescript';
import {beforeType, print, source, typeOf, type Detail} from './shortType';

export interface SignatureParts {
  typeParameters: readonly ts.TypeParameterDeclaration[];
  parameters: readonly ts.ParameterDeclaration[];
  type?: ts.TypeNode;
}

/** A signature that fits this many characters is shown as declared. */
const SHORT_ENOUGH = 80;
/** Room for the type of one parameter or of the result. */
const ONE_TYPE = 64;

const DETAILS: Detail[] = [
  {typeArguments: 1, members: true, parameterTypes: true},
  {typeArguments: 0, members: true, parameterTypes: true},
  {typeArguments: 0, members: false, parameterTypes: true},
];

export function parseSignature(signature: string): SignatureParts {
  const file = ts.createSourceFile('signature.ts', `function f${signature};`, ts.ScriptTarget.Latest, true);
  const {typeParameters, parameters, type} = file.statements[0] as ts.FunctionDeclaration;
  return {typeParameters: typeParameters ?? [], parameters, ...(type && {type})};
}

/** As declared, on one line; a parameter without a name is called `options`. */
export function writeSignature({typeParameters, parameters, type}: SignatureParts): string {
  const generics = typeParameters.length ? `<${typeParameters.map(source).join(', ')}>` : '';
  const values = parameters.map((parameter) => `${nameOf(parameter)}: ${typeOf(parameter)}`);
  return `${generics}(${values.join(', ')})${type ? `: ${source(type)}` : ''}`;
}

/**
 * `<S, A extends Action, …>(options: Options<S, A, …>): Store<S, A, …>` -> `(options: Options): Store`. A type
 * parameter stays only if the rest still mentions it.
 */
export function simplifySignature(signature: SignatureParts): string {
  const whole = writeSignature(signature);
  if (whole.length <= SHORT_ENOUGH) return whole;
  const {typeParameters, parameters, type} = signature;
  const values = parameters.map((parameter) => `${nameOf(parameter)}: ${readable(typeOf(parameter))}`);
  const rest = `(${values.join(', ')})${type ? `: ${readable(source(type))}` : ''}`;
  const mentioned = typeParameters
    .map(({name}) => name.text)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(rest));
  return mentioned.length ? `<${mentioned.join(', ')}>${rest}` : rest;
}

/** Destructured (`__0` to the compiler), or declared as `_`: pages call it `options`. */
export function isNameless(name: string): boolean {
  return /^_(_\d+)?$/.test(name);
}

function nameOf(parameter: ts.ParameterDeclaration): string {
  if (ts.isIdentifier(parameter.name) && !isNameless(parameter.name.text)) return beforeType(parameter);
  return `options${parameter.questionToken ? '?' : ''}`;
}

/** Stays valid TypeScript, so that it can be formatted: nothing marks what was left out. */
function readable(text: string): string {
  const {type} = parseSignature(`(): ${text}`);
  const wordings = DETAILS.map((detail) => withoutLongArguments(print(type!, detail)));
  const wording = wordings.find((candidate) => candidate.length <= ONE_TYPE) ?? wordings.at(-1)!;
  return wording
    .replaceAll('{ … }', 'object')
    .replaceAll(' | …', '')
    .replaceAll('…', 'unknown')
    .replace(/ & (?:Pick|Omit)\b(?!<)/g, '');
}

/** `EntityAdapter<T, Id>` stays, `Slice<State, CaseReducers, Name>` becomes `Slice`; from the inside out. */
function withoutLongArguments(type: string): string {
  const shorter = type.replace(/(\w)<([^<>]*)>/g, (kept, last, list: string) =>
    list.includes('…') || list.split(',').length > 2 ? last : kept,
  );
  return shorter === type ? type : withoutLongArguments(shorter);
}
