import ts from 'typescript';
import type {LibraryProgram} from './program';
import {resolveType, signaturesOf} from './resolveType';
import {parseSignature, writeSignature} from './writeSignature';

const TEXT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.OmitThisParameter;

/** How a function is called, with every overload; how a value or a type is declared. Not yet formatted. */
export function describeSignature(program: LibraryProgram, of: string, from?: string): string {
  const {checker} = program;
  const {type, symbol} = resolveType(program, of, from, 'value');
  if (symbol && (symbol.flags & ts.SymbolFlags.Enum || !(symbol.flags & ts.SymbolFlags.Value)))
    return declaration(symbol);

  const name = symbol ? checker.symbolToString(symbol) : of;
  const callable = checker.getNonNullableType(type);
  const signatures = signaturesOf(checker, callable);
  if (!signatures.length) return constant(checker, name, type);

  const isClass = !checker.getSignaturesOfType(callable, ts.SignatureKind.Call).length;
  const overloads = signatures.map((signature) =>
    parseSignature(declared(signature) ?? inferred(checker, signature)),
  );
  if (!isClass)
    return distinct(overloads.map((one) => `function ${name}${writeSignature(one)};`)).join('\n\n');
  // A constructor has neither a result nor type parameters of its own.
  const constructors = overloads.map(
    ({parameters}) => `constructor${writeSignature({typeParameters: [], parameters})};`,
  );
  return `declare class ${name} {\n${distinct(constructors).join('\n')}\n}`;
}

const distinct = (texts: string[]) => [...new Set(texts)];

const printer = ts.createPrinter({removeComments: true});

/** As the declaration file writes it: the names its authors chose, not what they resolve to. */
function declared(signature: ts.Signature): string | undefined {
  const node = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  if (!node?.type || namesOnlyItsOwner(node)) return undefined;
  const text = (child: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, child, node.getSourceFile());
  const generics = node.typeParameters ? `<${node.typeParameters.map(text).join(', ')}>` : '';
  return `${generics}(${node.parameters.map(text).join(', ')}): ${text(node.type)}`;
}

/** `ActionCreatorWithPayload<P, T>` declares `(payload: P)`: a reader needs the type that replaces `P`. */
function namesOnlyItsOwner(node: ts.SignatureDeclaration): boolean {
  const {parent: owner} = node;
  return (
    !node.typeParameters &&
    (ts.isInterfaceDeclaration(owner) || ts.isTypeAliasDeclaration(owner)) &&
    owner.typeParameters !== undefined
  );
}

function inferred(checker: ts.TypeChecker, signature: ts.Signature): string {
  return checker.signatureToString(signature, undefined, TEXT).replace(/^new /, '');
}

function constant(checker: ts.TypeChecker, name: string, type: ts.Type): string {
  const written =
    type.flags & ts.TypeFlags.UniqueESSymbol ? 'unique symbol' : checker.typeToString(type, undefined, TEXT);
  return `declare const ${name}: ${written};`;
}

/** The declarations of a type, without the library's comments. */
function declaration(symbol: ts.Symbol): string {
  const texts = (symbol.declarations ?? []).map((node) =>
    printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()),
  );
  return texts.join('\n\n').replace(/^(export )?(declare )?/gm, '');
}
