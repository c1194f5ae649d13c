/// <reference types="node" />
import ts from 'typescript';
import {beforeAll, expect, test} from 'vitest';

const here = `${import.meta.dirname}/`;
const source = `
import type {UseMutation} from '@reduxjs/toolkit/src/query/react/buildHooks';
import {createApi, fakeBaseQuery, fetchBaseQuery, type BaseQueryFn} from '@reduxjs/toolkit/query/react';
import {z} from 'zod';
const baseQuery = fetchBaseQuery();
const api = createApi({baseQuery, endpoints: (build) => ({
  untyped: build.query({query: () => 'x'}),
  object: build.query<string, {}>({query: () => 'x'}),
  missing: build.query<string, undefined>({query: () => 'x'}),
  none: build.query<string, void>({query: () => 'x'}),
  tagged: build.query<string, void>({query: () => 'x', providesTags: ['Pet']}),
})});
api.useUntypedQuery();
api.useObjectQuery();
api.useMissingQuery();
const {error} = api.useNoneQuery();
if (error) {
  error.data;
  error.status;
  error.error;
  error.message;
  if ('status' in error) {
    error.data.message;
    error.error;
  }
}
api.enhanceEndpoints({addTagTypes: ['Pet']});
api.injectEndpoints({endpoints: (build) => ({
  late: build.query<string, void>({query: () => 'x', providesTags: ['Pet']}),
})});
api.enhanceEndpoints({addTagTypes: ['Pet']}).injectEndpoints({endpoints: (build) => ({
  fine: build.query<string, void>({query: () => 'x', providesTags: ['Pet']}),
})});
const bare: BaseQueryFn = (args, api, options) => baseQuery(args, api, options as {});
const make = <B extends BaseQueryFn>(base: B) => base;
const bareApi = createApi({baseQuery: make(bare), endpoints: (build) => ({
  q: build.mutation<string, void>({query: () => 'x', errorResponseSchema: z.object({code: z.number()})}),
})});
export const bareError = bareApi.useQMutation()[1].error;
const fakeApi = createApi({baseQuery: fakeBaseQuery(), endpoints: (build) => ({
  q: build.query<string, void>({queryFn: () => ({data: ''})}),
})});
export const fakeError = fakeApi.useQQuery().error;
const typedApi = createApi({baseQuery: fakeBaseQuery<{code: number}>(), endpoints: (build) => ({
  q: build.query<string, void>({queryFn: () => ({data: ''})}),
})});
export const typedError = typedApi.useQQuery().error;
const name: string = 'Pet';
const computed = createApi({baseQuery, endpoints: (build) => ({
  [\`get\${name}\`]: build.query<string, void>({query: () => 'x'}),
})});
computed.useGetPetQuery();
computed.useAnythingQuery();
`;

let messages: string[] = [];
const types: Record<string, string> = {};
beforeAll(() => {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  const path = `${here}written.ts`;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === path
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([path], options, host);
  const file = program.getSourceFile(path)!;
  const lines = source.split('\n');
  messages = program.getSemanticDiagnostics(file).map((diagnostic) => {
    const {line} = file.getLineAndCharacterOfPosition(diagnostic.start!);
    const text = ts.flattenDiagnosticMessageText(
      diagnostic.messageText,
      ' ',
    );
    return `${lines[line]!.trim()} | ${text}`;
  });
  const checker = program.getTypeChecker();
  for (const symbol of checker.getExportsOfModule(
    checker.getSymbolAtLocation(file)!,
  )) {
    const type = checker.getTypeOfSymbol(symbol);
    types[symbol.name] = checker.typeToString(type);
  }
}, 120_000);

const union = "'FetchBaseQueryError | SerializedError'";

test.each([
  ['import type', 'Cannot find module'],
  [
    'tagged: ',
    "Type 'string' is not assignable to type 'FullTagDescription<never>'",
  ],
  [
    'late: ',
    "Type 'string' is not assignable to type 'FullTagDescription<never>'",
  ],
  ['api.useUntypedQuery', 'Expected 1-2 arguments, but got 0.'],
  ['api.useObjectQuery', 'Expected 1-2 arguments, but got 0.'],
  ['api.useMissingQuery', 'Expected 1-2 arguments, but got 0.'],
  ['error.data; ', `Property 'data' does not exist on type ${union}`],
  ['error.status; ', `Property 'status' does not exist on type ${union}`],
  ['error.error; ', `Property 'error' does not exist on type ${union}`],
  ['error.message; ', `Property 'message' does not exist on type ${union}`],
  ['error.data.message', "'error.data' is of type 'unknown'"],
  [
    'error.error; ',
    "Property 'error' does not exist on type 'FetchBaseQueryError'",
  ],
])('%s %s', (code, message) => {
  const line = code.trim().replace(/^error\.(\w+);$/, 'error.$1;');
  expect(
    messages.some(
      (text) => text.startsWith(line) && text.includes(message),
    ),
  ).toBe(true);
});

test('nothing else is reported', () => {
  expect(messages).toHaveLength(12);
});

test('what the error is without an error type', () => {
  expect(types).toMatchObject({
    bareError: 'unknown',
    fakeError: 'unknown',
    typedError: 'SerializedError | { code: number; } | undefined',
  });
});

const flags = `
import {useGetPetQuery, useGetVisitsInfiniteQuery, useRenamePetMutation} from './clinicApi';
const pet = useGetPetQuery(1);
if (pet.isSuccess) pet.data.name;
if (pet.isError) pet.error.toString;
const visits = useGetVisitsInfiniteQuery(1);
if (visits.isSuccess) visits.data.pages;
if (visits.isError) visits.error.toString;
const [, rename] = useRenamePetMutation();
if (rename.isSuccess) rename.data.name;
if (rename.isError) rename.error.toString;
`;

test('flags and exactOptionalPropertyTypes', () => {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  const path = `${here}flags.ts`;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === path
      ? ts.createSourceFile(name, flags, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([path], options, host);
  const notNarrowed = program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({start, length}) => flags.slice(start, start! + length!));
  expect(notNarrowed).toEqual(['pet.error', 'visits.data', 'visits.error']);
}, 120_000);
