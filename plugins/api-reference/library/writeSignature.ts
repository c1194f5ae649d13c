import ts from 'typescript';
import {beforeType, source, typeOf} from './shortType';

export interface SignatureParts {
  typeParameters: readonly ts.TypeParameterDeclaration[];
  parameters: readonly ts.ParameterDeclaration[];
  type?: ts.TypeNode;
}

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

/** Destructured (`__0` to the compiler), or declared as `_`: pages call it `options`. */
export function isNameless(name: string): boolean {
  return /^_(_\d+)?$/.test(name);
}

function nameOf(parameter: ts.ParameterDeclaration): string {
  if (ts.isIdentifier(parameter.name) && !isNameless(parameter.name.text)) return beforeType(parameter);
  return `options${parameter.questionToken ? '?' : ''}`;
}
