const WIDTH = 72;
const OPENING = '({[<';
const CLOSING = ')}]>';

/** An unbreakable piece of a type, or the content of a pair of brackets. */
type Node = string | {open: string; items: Node[][]; separators: string[]; close: string};

/** Formats what the compiler says about a symbol: on one line if it fits, else one member, argument or union part per line. */
export function formatType(text: string): string {
  const tokens = tokenize(withoutNoise(text));
  const {items, separators} = parse(tokens, 0);
  cut(items);
  return items
    .map((item, index) => print(item, 0) + (separators[index] ?? ''))
    .join(' ')
    .trim();
}

/** Characters after which what is in brackets is left out: nobody reads more. */
const MAXIMUM_LENGTH = 400;

/**
 * The compiler can cut types, too, but by a length that it only estimates: where, depends on what it was asked before.
 * It is told to cut much later, so that the beginning is always the same.
 */
function cut(items: Node[][]): void {
  let length = 0;
  const cutItems = (list: Node[][], separators: string[]) => {
    for (const [at, item] of list.entries()) {
      const rest = list.length - at;
      if (length > MAXIMUM_LENGTH && rest > 1) {
        list.splice(at, rest, [`... ${rest} more ...`]);
        separators.length = Math.min(separators.length, at);
        return;
      }
      item.forEach(cutNode);
    }
  };
  const cutNode = (node: Node) => {
    if (typeof node === 'string') length += node.trim().length;
    else if (length > MAXIMUM_LENGTH && node.items.length > 0) node.items = [['...']];
    else cutItems(node.items, node.separators);
  };
  for (const item of items) item.forEach(cutNode);
}

/** Lines that a popup shows at once. */
const GLANCE = 6;

/**
 * The same with the innermost type arguments and members left out, as many as it takes to read it at a glance.
 * @returns nothing if the whole is short enough
 */
export function shortenType(text: string): string | undefined {
  if (isShort(text)) return undefined;
  const {items, separators} = parse(tokenize(withoutNoise(text)), 0);
  const written = () => items.map((item, index) => flat(item) + (separators[index] ?? '')).join(' ');
  while (!isShort(written())) {
    const innermost = longestOfDeepest(items);
    if (!innermost) break;
    innermost.items = [['…']];
    innermost.separators = [];
  }
  return formatType(written());
}

const isShort = (text: string) => formatType(text).split('\n').length <= GLANCE;

type Bracket = Exclude<Node, string>;

/** Of the brackets that hold nothing longer than themselves; a list of parameters stays. */
function longestOfDeepest(items: Node[][]): Bracket | undefined {
  const found: {node: Bracket; depth: number}[] = [];
  const collect = (nodes: Node[], depth: number): void => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      if (node.open !== '(' && flat([node]).length > 12) found.push({node, depth});
      for (const item of node.items) collect(item, depth + 1);
    }
  };
  for (const item of items) collect(item, 0);
  const deepest = Math.max(...found.map(({depth}) => depth));
  const [longest] = found
    .filter(({depth}) => depth === deepest)
    .sort((a, b) => flat([b.node]).length - flat([a.node]).length);
  return longest?.node;
}

/** Removes the path of a file whose type is not imported (`import("/…").Name`) and a bundler's numbers (`Name$1`). */
function withoutNoise(text: string): string {
  return text
    .replace(/\bimport\("[^"]*"\)\./g, '')
    .replace(/\btypeof import\("[^"]*"\)/g, 'module')
    .replace(/\b([A-Z]\w*)\$\d+\b/g, '$1');
}

function tokenize(text: string): string[] {
  return (
    text.match(
      /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|=>|\s+|[({[<>\]}),;]|[^\s({[<>\]}),;"'`=]+|./g,
    ) ?? []
  );
}

function parse(tokens: string[], start: number): {items: Node[][]; separators: string[]; end: number} {
  const items: Node[][] = [[]];
  const separators: string[] = [];
  let at = start;
  for (; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (OPENING.includes(token)) {
      const inner = parse(tokens, at + 1);
      items.at(-1)!.push({
        open: token,
        items: token === '{' ? absentLast(inner.items) : inner.items,
        separators: inner.separators,
        close: tokens[inner.end] ?? '',
      });
      at = inner.end;
    } else if (CLOSING.includes(token)) {
      if (start > 0) break;
      items.at(-1)!.push(token);
    } else if (token === ',' || token === ';') {
      separators.push(token);
      items.push([]);
    } else items.at(-1)!.push(/^\s+$/.test(token) ? ' ' : token);
  }
  if (items.at(-1)!.every((node) => node === ' ')) items.pop();
  return {items, separators, end: at};
}

/**
 * `x?: undefined` is how the compiler says that another member of a union has `x`. Its position among the others
 * depends on which file was asked about first.
 */
function absentLast(members: Node[][]): Node[][] {
  const absent = (member: Node[]) => /^[\w$]+\?: undefined$/.test(flat(member).trim());
  const byName = (a: Node[], b: Node[]) => (flat(a).trim() < flat(b).trim() ? -1 : 1);
  return [...members.filter((member) => !absent(member)), ...members.filter(absent).sort(byName)];
}

function flat(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const inner = node.items
        .map(
          (item, index) =>
            flat(item).trim() + (index < node.items.length - 1 ? (node.separators[index] ?? '') : ''),
        )
        .join(' ');
      return node.open + (node.open === '{' && inner ? ` ${inner} ` : inner) + node.close;
    })
    .join('');
}

function print(nodes: Node[], indent: number): string {
  const line = flat(nodes).trim();
  if (indent + line.length <= WIDTH) return line;
  const broken = breakLargest(nodes);
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (!broken.has(node)) return flat([node]);
      const pad = ' '.repeat(indent + 2);
      const last = node.items.length - 1;
      const inner = node.items.map((item, index) => {
        const separator =
          index < last
            ? (node.separators[index] ?? '')
            : node.open === '{'
              ? (node.separators[index] ?? '')
              : '';
        return pad + print(item, indent + 2) + separator;
      });
      return `${node.open}\n${inner.join('\n')}\n${' '.repeat(indent)}${node.close}`;
    })
    .join('')
    .trim();
}

/** Breaks every bracket that is long itself; if none is, the longest, so that something gets shorter. */
function breakLargest(nodes: Node[]): Set<Node> {
  const brackets = nodes.filter((node) => typeof node !== 'string' && node.items.length > 0);
  const long = brackets.filter((node) => flat([node]).length > WIDTH / 2);
  if (long.length > 0) return new Set(long);
  const [longest] = brackets.sort((a, b) => flat([b]).length - flat([a]).length);
  return new Set(longest ? [longest] : []);
}
