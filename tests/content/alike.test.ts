import ts from 'typescript';
import {expect, test} from 'vitest';
import {filesBelow, read} from './files';

/** Rules that all samples follow, as far as their text shows it; samples/testing/life tests the others. */
const samples = filesBelow('samples')
  .filter((file) => /\.tsx?$/.test(file) && !/^samples\/testing\/|\.test\.tsx?$/.test(file))
  .map((file) => ts.createSourceFile(file, read(file), ts.ScriptTarget.ESNext, true));

/** Files that take RootState from a reducer, each with what would make the store's type depend on itself. */
const FROM_THE_REDUCER: Record<string, string> = {
  'samples/api/configureStore/setupStore.ts': 'setupStore has a parameter with the type of the state',
  'samples/api/createSlice/rootReducer.ts': 'the file of the store imports this one',
  'samples/api/getDefaultMiddleware/onceOnly.ts': 'the middleware reads the state',
  'samples/rtk-query/usage/examples/bookshop/store.ts':
    'setupStore has a parameter with the type of the state',
  'samples/rtk-query/usage/examples/signIn/store.ts': 'setupStore has a parameter with the type of the state',
  'samples/tutorials/typescript/step-7/src/rootReducer.ts':
    'makeStore has a parameter with the type of the state',
  'samples/usage/usage-guide/app/rootReducer.ts': 'makeStore has a parameter with the type of the state',
};

/** Samples with more than the request in `try`, each with the reason. */
const MORE_IN_TRY: Record<string, string> = {
  'samples/rtk-query/api/createApi/lifecycleApi.ts': 'prints either outcome, and printing cannot fail',
};

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

test('RootState and AppDispatch are those of the store', () => {
  const fromStore = [
    "ReturnType<AppStore['getState']>",
    "AppStore['dispatch']",
    'ReturnType<typeof store.getState>',
    'typeof store.dispatch',
  ];
  const fromReducer = new Set<string>();
  const others: string[] = [];
  for (const file of samples)
    for (const node of nodesOf(file)) {
      if (!ts.isTypeAliasDeclaration(node) || !/^(?:RootState|AppDispatch)$/.test(node.name.text)) continue;
      const type = node.type.getText();
      if (fromStore.includes(type)) continue;
      if (/^ReturnType<typeof (?:rootReducer|slices)>$/.test(type)) fromReducer.add(file.fileName);
      else others.push(`${placeOf(node)}: ${type}`);
    }
  expect(others, 'docs/usage/usage-with-typescript.mdx#rootstate says where they come from').toEqual([]);
  expect([...fromReducer].sort(), 'one list of exceptions, with reasons').toEqual(
    Object.keys(FROM_THE_REDUCER).sort(),
  );
});

test('whoever waits for queryFulfilled has that in `try`, and nothing else', () => {
  const waits: string[] = [];
  const wrong: string[] = [];
  for (const file of samples)
    for (const node of nodesOf(file)) {
      if (!ts.isAwaitExpression(node) || !/\bqueryFulfilled$/.test(node.expression.getText())) continue;
      waits.push(placeOf(node));
      const block = ts.findAncestor(node, (above) => ts.isBlock(above)) as ts.Block;
      const isAlone = ts.isTryStatement(block.parent) && block.statements.length === 1;
      if (!isAlone) wrong.push(file.fileName);
    }
  expect(waits.length).toBeGreaterThan(10);
  expect(wrong, 'one list of exceptions, with reasons').toEqual(Object.keys(MORE_IN_TRY));
});
