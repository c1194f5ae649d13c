import ts from 'typescript';

/** The defaults that one place in the source gives to members of an options object. */
export interface DefaultsBlock {
  /** Type names in the annotation of the object; empty if its type is inferred. */
  types: string[];
  /** Every member that is read from the object there. */
  members: string[];
  /** Member -> the expression of its default. */
  defaults: Record<string, string>;
}

/** Reads `{a = 1}: Options`, `const {a = 1} = options` and `{a: 1, ...options}`. */
export function sourceDefaults(files: ts.SourceFile[]): DefaultsBlock[] {
  const blocks: DefaultsBlock[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectBindingPattern(node)) blocks.push(fromPattern(node));
    if (ts.isObjectLiteralExpression(node)) blocks.push(fromLiteral(node));
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return blocks.filter(({defaults}) => Object.keys(defaults).length);
}

function fromPattern(pattern: ts.ObjectBindingPattern): DefaultsBlock {
  const elements = pattern.elements.filter((element) => !element.dotDotDotToken);
  const member = (element: ts.BindingElement) => (element.propertyName ?? element.name).getText();
  return {
    types: typesOf(pattern.parent),
    members: elements.map(member),
    defaults: Object.fromEntries(
      elements
        .filter(({initializer}) => initializer && initializer.getText() !== 'undefined')
        .map((element) => [member(element), expression(element.initializer!)]),
    ),
  };
}

/** Only what stands before the spread can be overridden by it. */
function fromLiteral({properties, parent}: ts.ObjectLiteralExpression): DefaultsBlock {
  const spread = properties.findIndex(
    (property) => ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression),
  );
  const before = properties.slice(0, Math.max(spread, 0)).filter(ts.isPropertyAssignment);
  const annotated = ts.isVariableDeclaration(parent) ? names(parent.type) : [];
  const options = spread < 0 ? undefined : (properties[spread] as ts.SpreadAssignment).expression;
  return {
    types: annotated.length || !options ? annotated : typeOfParameter(options),
    members: properties.map((property) => property.name?.getText() ?? ''),
    defaults: Object.fromEntries(
      before.map(({name, initializer}) => [name.getText(), expression(initializer)]),
    ),
  };
}

function typesOf(holder: ts.Node): string[] {
  if (ts.isParameter(holder)) return names(holder.type);
  if (!ts.isVariableDeclaration(holder)) return [];
  if (holder.type) return names(holder.type);
  return holder.initializer ? typeOfParameter(holder.initializer) : [];
}

/** `options ?? {}` and the like: the annotation of the parameter `options` around it. */
function typeOfParameter(value: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(value)) return typeOfParameter(value.expression);
  if (ts.isBinaryExpression(value)) return typeOfParameter(value.left);
  if (ts.isAsExpression(value)) return names(value.type);
  if (!ts.isIdentifier(value)) return [];
  for (let node: ts.Node = value; node; node = node.parent)
    if (ts.isFunctionLike(node)) {
      const parameter = node.parameters.find(({name}) => name.getText() === value.text);
      if (parameter) return names(parameter.type);
    }
  return [];
}

function names(type: ts.TypeNode | undefined): string[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) return type.types.flatMap(names);
  return ts.isTypeReferenceNode(type) ? [type.typeName.getText()] : [];
}

function expression(node: ts.Expression): string {
  const bare = ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? node.expression : node;
  return bare
    .getText()
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replace(/,? ?\]$/, ']');
}
