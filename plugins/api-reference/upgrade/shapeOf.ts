import ts from 'typescript';

/**
 * What of a declared type a reader's code can depend on: literals, keywords, the number of parameters, what is optional.
 * Names are left out, `T` stands for each: types and parameters are renamed, and generics grow, without a change of use.
 */
export function shapeOf(node: ts.Node): string {
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) return shapeOf(node.type!);
  if (ts.isParenthesizedTypeNode(node)) return shapeOf(node.type);
  if (ts.isUnionTypeNode(node)) return joined(node.types, ' | ');
  if (ts.isIntersectionTypeNode(node)) return joined(node.types, ' & ');
  if (ts.isArrayTypeNode(node)) return `${grouped(shapeOf(node.elementType))}[]`;
  if (ts.isTupleTypeNode(node)) return `[${node.elements.map(shapeOf).join(', ')}]`;
  if (ts.isNamedTupleMember(node)) return shapeOf(node.type) + (node.questionToken ? '?' : '');
  if (ts.isTypeOperatorNode(node)) return shapeOf(node.type);
  if (isFunction(node)) {
    const parameters = node.parameters.filter(({name}) => name.getText() !== 'this').map(parameterShape);
    return `(${parameters.join(', ')}) => ${node.type ? shapeOf(node.type) : 'any'}`;
  }
  if (ts.isTypeLiteralNode(node) || ts.isMappedTypeNode(node)) return '{}';
  if (ts.isTypeReferenceNode(node)) return reference(node.typeName.getText(), node.typeArguments);
  // Bundled declarations write `import('x').Name` or `x.Name`, as the bundler pleases.
  if (ts.isImportTypeNode(node)) return reference('', node.typeArguments);
  if (ts.isLiteralTypeNode(node)) return node.getText().replaceAll('"', "'");
  return isKeyword(node) ? node.getText() : 'T';
}

type FunctionNode = ts.FunctionTypeNode | ts.MethodSignature | ts.MethodDeclaration;

function isFunction(node: ts.Node): node is FunctionNode {
  return ts.isFunctionTypeNode(node) || ts.isMethodSignature(node) || ts.isMethodDeclaration(node);
}

function parameterShape({type, questionToken, dotDotDotToken}: ts.ParameterDeclaration): string {
  return `${dotDotDotToken ? '...' : ''}${type ? shapeOf(type) : 'any'}${questionToken ? '?' : ''}`;
}

/** Arguments that are names or keywords say nothing; `Array<Tag | null>` does. */
function reference(name: string, typeArguments: readonly ts.TypeNode[] = []): string {
  const shapes = typeArguments.map(shapeOf);
  if (/^(Readonly)?Array$/.test(name)) return `${grouped(shapes[0] ?? 'T')}[]`;
  const telling = shapes.filter((shape) => !/^(\w*|\{\})$/.test(shape));
  return telling.length ? `T<${telling.join(', ')}>` : 'T';
}

function joined(types: readonly ts.TypeNode[], between: string): string {
  return [...new Set(types.map((type) => grouped(shapeOf(type))))].sort().join(between);
}

function grouped(shape: string): string {
  return / [|&=]/.test(shape) ? `(${shape})` : shape;
}

function isKeyword({kind}: ts.Node): boolean {
  return kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword;
}
