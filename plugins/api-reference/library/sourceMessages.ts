import ts from 'typescript';

export type Kind = 'throws' | 'rejects' | 'console.error' | 'console.warn';
export type When = 'always' | 'development' | 'not production';

/** A text the library can print. */
export interface Message {
  /** White space collapsed, `HOLE` where a value is inserted. */
  text: string;
  /** How it is printed and in which environments, where the source shows it. */
  kind?: Kind;
  when?: When;
  /** The code around it asks for a global `process`, which browsers lack and bundlers do not add. */
  needsProcess?: true;
}

export const HOLE = '\u0000';

/** Wordings one expression may take: `a ${b ? 'x' : 'y'}` has three, the last with a hole. */
const MOST_WORDINGS = 24;

/** Every string of the sources, joined as the program would join it. */
export function sourceMessages(files: ts.SourceFile[]): Message[] {
  const messages: Message[] = [];
  const add = (node: ts.Node, texts: string[]) => {
    for (const text of texts.map(normalize))
      if (/[A-Za-z]{4}/.test(text)) messages.push({text, ...circumstances(node)});
  };
  const visit = (node: ts.Node): void => {
    if (isConsole(node))
      add(
        node,
        node.arguments.map(wordings).reduce((all, next) => combine(all, next, ' ')),
      );
    if (isText(node)) {
      add(node, wordings(node));
      // The parts belong to the whole text; only an inserted expression can hold a message of its own.
      for (const filled of filledIn(node)) visit(filled);
    } else ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return messages;
}

export function normalize(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\u0000+/g, HOLE)
    .trim();
}

function isConsole(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    /^console\.(error|warn)$/.test(node.expression.getText()) &&
    node.arguments.length > 0
  );
}

function isText(node: ts.Node): node is ts.Expression {
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(node.left) || isText(node.right));
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function wordings(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (texts, {expression, literal}) => combine(combine(texts, wordings(expression)), [literal.text]),
      [node.head.text],
    );
  if (ts.isBinaryExpression(node) && isText(node)) return combine(wordings(node.left), wordings(node.right));
  if (ts.isParenthesizedExpression(node)) return wordings(node.expression);
  if (ts.isConditionalExpression(node))
    return [...new Set([...wordings(node.whenTrue), ...wordings(node.whenFalse), HOLE])];
  return [HOLE];
}

function filledIn(node: ts.Expression): ts.Expression[] {
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({expression}) => expression);
  if (ts.isBinaryExpression(node))
    return [node.left, node.right].flatMap((side) => (isText(side) ? filledIn(side) : [side]));
  return [];
}

function combine(before: string[], after: string[], between = ''): string[] {
  return before.flatMap((left) => after.map((right) => left + between + right)).slice(0, MOST_WORDINGS);
}

/** What the code around a text says about it. */
function circumstances(text: ts.Node): Omit<Message, 'text'> {
  let kind: Kind | undefined;
  let when: When | undefined;
  let needsProcess = false;
  for (let node = text; node.parent && !(kind && ts.isFunctionLike(node)); node = node.parent) {
    const {parent} = node;
    if (!kind && ts.isThrowStatement(parent)) kind = 'throws';
    if (!kind && isConsole(node)) kind = node.expression.getText() as Kind;
    if (ts.isIfStatement(parent)) {
      when ??= environment(parent.expression, node === parent.thenStatement);
      needsProcess ||= node === parent.thenStatement && asksForProcess(parent.expression);
    }
    if (ts.isConditionalExpression(parent)) when ??= environment(parent.condition, node === parent.whenTrue);
  }
  return {...(kind && {kind}), ...(when && {when}), ...(needsProcess && {needsProcess})};
}

const asksForProcess = (condition: ts.Expression) =>
  /typeof process !== ['"]undefined['"] &&/.test(condition.getText());

function environment(condition: ts.Expression, holds: boolean): When | undefined {
  const test = /NODE_ENV (!==|===) ['"](production|development)['"]/.exec(condition.getText());
  if (!test) return undefined;
  const equal = (test[1] === '===') === holds;
  if (test[2] === 'production') return equal ? undefined : 'not production';
  return equal ? 'development' : undefined;
}
