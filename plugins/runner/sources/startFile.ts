import ts from 'typescript';
import {neededBy, partsOf} from './testParts';

/** The start of a project that shows a component as its test does: the part of the test that says how. */
export interface Start {
  /** Imports, declarations and the call of `startSample`; relative specifiers as in the test. */
  text: string;
  /** The relative specifiers among its imports, dynamic ones included. */
  imports: string[];
}

/** Reads `inLife('name', {…})` in a test, with whatever it names. */
export function startFile(test: string, name: string): Start {
  const {file, parts} = partsOf(test, name);
  const {imports, declarations} = neededBy(parts, file);
  const call = `await startSample({\n${parts.map((part) => `  ${textOf(part)},\n`).join('')}});`;
  const text = [...imports, '', ...declarations.map((one) => `${textOf(one)}\n`), call]
    .join('\n')
    .trimStart();
  return {text: `${text}\n`, imports: relativeImports(text)};
}

/** The text of a node without statements such as `vi.stubGlobal(…)`, which stand for what a browser has. */
function textOf(node: ts.Node): string {
  const start = node.getStart();
  const spies: [from: number, to: number][] = [];
  const find = (child: ts.Node) => {
    if (ts.isExpressionStatement(child) && /^vi\b/.test(child.getText()))
      spies.push([child.getFullStart() - start, child.end - start]);
    else child.forEachChild(find);
  };
  find(node);
  return spies.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), node.getText());
}

function relativeImports(text: string): string[] {
  return Array.from(text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g), ([, specifier]) => specifier!);
}
