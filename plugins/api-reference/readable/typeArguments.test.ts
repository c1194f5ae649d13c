import {join} from 'node:path';
import ts from 'typescript';
import {expect, test, vi} from 'vitest';
import {siteLibrary} from '../siteLibrary';

// A cold cache needs a program of the whole library.
vi.setConfig({testTimeout: 120_000});

const library = siteLibrary(join(__dirname, '../../..'));
const readable = await library.readable();

/** The names of the type parameters of each overload. */
function typeParameters(signature: string): string[][] {
  const {statements} = ts.createSourceFile('signature.ts', signature, ts.ScriptTarget.Latest);
  return statements
    .filter(ts.isFunctionDeclaration)
    .map((one) => (one.typeParameters ?? []).map(({name}) => name.text));
}

/** Whoever sets type arguments counts them, and reads the names in an editor: ours are the library's, its letters spelled out. */
const fits = (ours: string[], theirs: string[]) =>
  ours.length <= theirs.length &&
  ours.every((name, i) => name === theirs[i] || (theirs[i]!.length <= 2 && name.length > 2));

const set = Object.entries(readable).filter(
  ([, {signature}]) => typeParameters(signature ?? '').flat().length,
);
const queries: Record<string, string> = {createDynamicMiddleware: '@reduxjs/toolkit'};

test('there are functions whose type arguments readers set', () => {
  expect(set.map(([of]) => of)).toEqual(
    expect.arrayContaining([
      'createAction',
      'createAsyncThunk',
      'createListenerMiddleware',
      'EndpointBuilder.query',
    ]),
  );
});

test.each(set)('type arguments of %s: order and names', async (of, {signature}) => {
  const theirs = typeParameters(await library.signature(of, queries[of]));
  for (const ours of typeParameters(signature!))
    expect(
      theirs.some((names) => fits(ours, names)),
      `${ours} among ${JSON.stringify(theirs)}`,
    ).toBe(true);
});
