import {parserOf} from './language';

type Insertion = [at: number, text: string];
type Node = ReturnType<ReturnType<typeof parserOf>['parse']>['topNode'];

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'MethodDeclaration',
  'Property',
  'ArrowFunction',
]);

/**
 * Puts a call into every loop and every function, on the line where it starts: the frame stops code there that runs for too long.
 * It is told `file` and the line. Lines keep their numbers. Calls catch what has no loop: recursion that branches, promises that follow each other.
 */
export function guard(source: string, name: string, file = name): string {
  const insertions: Insertion[] = [];
  let line = 1;
  let counted = 0;
  parserOf(name)
    .parse(source)
    .iterate({
      enter({node}) {
        for (; counted < node.from; counted++) if (source[counted] === '\n') line++;
        const call = `__guard(${JSON.stringify(file)},${line})`;
        if (LOOPS.has(node.name)) insertions.push(...aroundBody(bodyOf(node), call));
        else if (FUNCTIONS.has(node.name)) insertions.push(...intoFunction(node, call));
      },
    });
  return insert(source, insertions);
}

/** `do body while (…)` has it first, the others last. */
function bodyOf(loop: Node): Node | null {
  return loop.name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

function aroundBody(body: Node | null, call: string): Insertion[] {
  if (!body || body.from === body.to) return [];
  if (body.name === 'Block') return [[body.from + 1, `${call};`]];
  return [
    [body.from, `{${call};`],
    [body.to, '}'],
  ];
}

function intoFunction(node: Node, call: string): Insertion[] {
  const body = node.lastChild;
  if (!body || body.from === body.to) return [];
  if (body.name === 'Block') return [[body.from + 1, `${call};`]];
  // `=> value` of an arrow function; a signature without a body has nothing to guard.
  return node.name === 'ArrowFunction' && body.prevSibling?.name === 'Arrow'
    ? [
        [body.from, `(${call},`],
        [body.to, ')'],
      ]
    : [];
}

/** Of several at one place, what closes comes before what opens, and the inner closes first. */
function insert(source: string, insertions: Insertion[]): string {
  let text = '';
  let done = 0;
  const ordered = insertions.map(([at, part], order) => ({
    at,
    part,
    order: part === '}' || part === ')' ? -insertions.length - order : order,
  }));
  for (const {at, part} of ordered.sort((a, b) => a.at - b.at || a.order - b.order)) {
    text += source.slice(done, at) + part;
    done = at;
  }
  return text + source.slice(done);
}
