import ts from 'typescript';
import {neededBy, partsOf} from './testParts';

/** A test as the frame evaluates it: what shows this component, without the other components of the page and their packages. */
export function forFrame(test: string, name: string): string {
  const {file, parts} = partsOf(test, name);
  const always = file.statements.filter(isPreparation);
  const {imports, declarations} = neededBy([...parts, ...always], file);
  return [
    "import {beforeEach, vi} from 'vitest';",
    "import {inLife} from 'runner:life';",
    ...imports,
    ...[...declarations, ...always].map((one) => one.getText()),
    `inLife(${JSON.stringify(name)}, {${parts.map((part) => part.getText()).join(', ')}});`,
  ].join('\n');
}

/** `beforeEach(…)`, which puts what a component needs into its window. */
function isPreparation(statement: ts.Statement): boolean {
  return (
    ts.isExpressionStatement(statement) &&
    ts.isCallExpression(statement.expression) &&
    statement.expression.expression.getText() === 'beforeEach'
  );
}
