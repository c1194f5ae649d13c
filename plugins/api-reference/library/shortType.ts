import ts from 'typescript';

export interface Detail {
  /** How many levels of type arguments are kept; deeper ones become `<…>`. */
  typeArguments: number;
  /** Whether `{a: string}` is written out. */
  members: boolean;
  /** Whether the parameters of a function carry their types. */
  parameterTypes: boolean;
}

/** From most to least detailed; the first that fits is shown. */
const DETAILS: Detail[] = [
  {typeArguments: 9, members: true, parameterTypes: true},
  {typeArguments: 1, members: true, parameterTypes: true},
  {typeArguments: 0, members: true, parameterTypes: true},
  {typeArguments: 0, members: false, parameterTypes: true},
  {typeArguments: 0, members: false, parameterTypes: false},
];

/** The longest wording of a type that fits a table cell. */
export function shortType(text: string, fits = 60): string {
  const node = parseType(text);
  const wordings = DETAILS.map((detail) => print(node, detail));
  return wordings.find((wording) => wording.length <= fits) ?? cut(node, DETAILS.at(-1)!, fits);
}

/** `| undefined` adds nothing to the mark "optional" beside it. */
export function withoutUndefined(text: string): string {
  const node = parseType(text);
  if (!ts.isUnionTypeNode(node)) return text;
  const parts = node.types.filter((part) => !isUndefined(part)).map(source);
  const only = parts.length === 1 ? parseType(parts[0]!) : undefined;
  return only && ts.isParenthesizedTypeNode(only) ? source(only.type) : parts.join(' | ');
}

/** `undefined`, or `Result & undefined`, which is the same. */
function isUndefined(node: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(node)) return isUndefined(node.type);
  return ts.isIntersectionTypeNode(node)
    ? node.types.some(isUndefined)
    : node.kind === ts.SyntaxKind.UndefinedKeyword;
}

export function parseType(text: string): ts.TypeNode {
  const file = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.Latest, true);
  return (file.statements[0] as ts.TypeAliasDeclaration).type;
}

/** The text of a node on one line. Bundled declarations number names that would clash: `Slice$1` is `Slice`. */
export function source(node: ts.Node): string {
  return node
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/;(?= \})/g, '')
    .replace(/\$\d+\b/g, '');
}

export function print(node: ts.TypeNode, detail: Detail): string {
  const inner = (child: ts.TypeNode) => print(child, detail);
  if (ts.isUnionTypeNode(node)) return unite(node.types.map(inner));
  if (ts.isIntersectionTypeNode(node)) {
    const parts = new Set(node.types.map(inner));
    return parts.has('…') ? '…' : [...parts].join(' & ');
  }
  if (ts.isParenthesizedTypeNode(node)) return inner(node.type) === '…' ? '…' : `(${inner(node.type)})`;
  if (ts.isArrayTypeNode(node)) return `${inner(node.elementType)}[]`;
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword)
    return `readonly ${inner(node.type)}`;
  if (ts.isTupleTypeNode(node)) return `[${node.elements.map(inner).join(', ')}]`;
  if (ts.isNamedTupleMember(node))
    return `${node.dotDotDotToken ? '...' : ''}${source(node.name)}${node.questionToken ? '?' : ''}: ${inner(node.type)}`;
  if (ts.isRestTypeNode(node)) return `...${inner(node.type)}`;
  if (ts.isTypePredicateNode(node) && node.type)
    return `${source(node.parameterName)} is ${inner(node.type)}`;
  if (ts.isFunctionTypeNode(node)) {
    const parameters = node.parameters.map((parameter) =>
      detail.parameterTypes && parameter.type
        ? `${beforeType(parameter)}: ${inner(parseType(typeOf(parameter)))}`
        : source(parameter.name),
    );
    return `(${parameters.join(', ')}) => ${inner(node.type)}`;
  }
  if (
    detail.members &&
    (ts.isTypeLiteralNode(node) || ts.isMappedTypeNode(node) || ts.isConditionalTypeNode(node))
  )
    return source(node);
  if (ts.isTypeLiteralNode(node))
    return node.members.some(ts.isCallSignatureDeclaration) ? overloads(node) : '{ … }';
  if (ts.isMappedTypeNode(node)) return '{ … }';
  // `A extends B ? Type : never` is a `Type` wherever it can be used.
  if (ts.isConditionalTypeNode(node))
    return node.falseType.kind === ts.SyntaxKind.NeverKeyword ? inner(node.trueType) : '…';
  if (ts.isTypeReferenceNode(node)) {
    if (!node.typeArguments) return source(node.typeName);
    if (detail.typeArguments === 0 && !node.typeArguments.every(isKeyword))
      return `${source(node.typeName)}<…>`;
    const next = {...detail, typeArguments: detail.typeArguments - 1};
    return `${source(node.typeName)}<${node.typeArguments.map((child) => print(child, next)).join(', ')}>`;
  }
  return source(node);
}

export function beforeType({dotDotDotToken, name, questionToken}: ts.ParameterDeclaration): string {
  return `${dotDotDotToken ? '...' : ''}${source(name)}${questionToken ? '?' : ''}`;
}

/** Shows the first of several overloads. */
function overloads({members}: ts.TypeLiteralNode): string {
  const first = members.find(ts.isCallSignatureDeclaration)!;
  const parameters = first.parameters.map((parameter) => source(parameter.name)).join(', ');
  return `(${parameters}) => ${first.type ? print(first.type, DETAILS.at(-1)!) : 'any'}`;
}

/** The type of a parameter; after `?` the `| undefined` is noise. */
export function typeOf({type, questionToken}: ts.ParameterDeclaration): string {
  const text = type ? source(type) : 'any';
  return questionToken ? withoutUndefined(text) : text;
}

/** A union without duplicates and with `…` at the end; members of an enum are not listed beside the enum. */
export function unite(parts: string[]): string {
  const distinct = new Set(parts);
  if (distinct.delete('true')) distinct.add(distinct.delete('false') ? 'boolean' : 'true');
  const kept = [...distinct].filter(
    (part) => part !== '…' && !distinct.has(/^(\w+)\.\w+$/.exec(part)?.[1] ?? ''),
  );
  const ordered = [...kept, ...(distinct.has('…') ? ['…'] : [])];
  return ordered.length === 1 ? ordered[0]!.replace(/^\((.*)\)$/, '$1') : ordered.join(' | ');
}

function isKeyword(node: ts.TypeNode): boolean {
  return /^(void|string|number|boolean|any|unknown|never|null|undefined)$/.test(node.getText());
}

/** Cuts a union that is still too long after its first parts. */
function cut(node: ts.TypeNode, detail: Detail, fits: number): string {
  const text = print(node, detail);
  if (!ts.isUnionTypeNode(node)) return text;
  const parts = text.split(' | ');
  let shown = parts[0]!;
  for (const part of parts.slice(1)) {
    if (shown.length + part.length > fits) return `${shown} | …`;
    shown += ` | ${part}`;
  }
  return shown;
}
