import {join} from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {installedLibrary} from './LibraryFiles';
import {openLibrary} from './openLibrary';
import {matchMessage} from './matchMessage';
import {parseQuery} from './query';
import {shortType, withoutUndefined} from './shortType';
import {sourceFiles} from './sourceFiles';
import {sourceMessages, type Message} from './sourceMessages';

// One program reads the real library.
vi.setConfig({testTimeout: 120_000});

const library = openLibrary(installedLibrary(join(__dirname, '../../..')), {
  expected: () => [
    {kind: 'type', of: 'TypedUseQueryHookResult<ResultType, QueryArg, BaseQuery>'},
    {kind: 'signature', of: 'createSlice'},
    {kind: 'exports'},
  ],
});
const members = async (of: string, from?: string) => {
  const {merged} = await library.type(of, from);
  return merged.map(({name, optional, short}) => `${name}${optional ? '?' : ''}: ${short}`);
};

describe('members of the real library', () => {
  test('an options object', async () => {
    expect(await members('ConfigureStoreOptions')).toEqual([
      'reducer: Reducer<S, A, P> | ReducersMapObject<S, A, P>',
      'middleware?: (getDefaultMiddleware: GetDefaultMiddleware<S>) => M',
      'devTools?: boolean | DevToolsEnhancerOptions',
      'duplicateMiddlewareCheck?: boolean',
      'preloadedState?: P',
      'enhancers?: (getDefaultEnhancers: GetDefaultEnhancers<M>) => E',
    ]);
  });

  test('a type the library does not export, and a member of it', async () => {
    expect(await members('GetDefaultMiddlewareOptions')).toContain('thunk?: boolean | ThunkOptions<any>');
    expect(await members('GetDefaultMiddlewareOptions.thunk')).toEqual(['extraArgument: any']);
  });

  test('a parameter and a result', async () => {
    expect(await members('createAsyncThunk(options)')).toContain('idGenerator?: (arg: ThunkArg) => string');
    expect(await members('createListenerMiddleware()')).toContain('clearListeners: () => void');
  });

  test('a definition: what is keyed by a symbol of the library itself is no member', async () => {
    const definition = (await members('QueryDefinition')).map((member) => member.replace(/\??:[^]*/, ''));
    expect(definition).toContain('extraOptions');
    expect(definition.filter((name) => name.startsWith('['))).toEqual([]);
    expect(await members('EnhancedStore')).toContainEqual(expect.stringMatching(/^\[Symbol\.observable\]/));
  });

  test('a method that returns a huge union is shown as declared', async () => {
    expect(await members('QueryLifecycleApi')).toContain('getCacheEntry: () => QueryResultSelectorResult<…>');
    expect(await members('MutationLifecycleApi')).toContain(
      'getCacheEntry: () => MutationResultSelectorResult<…>',
    );
  });

  test('an element of a tuple', async () => {
    expect(await members('UseLazyQuery()[2]')).toEqual(['lastArg: QueryArgFrom<D>']);
  });

  test('a hook result: the branches of a union read as one', async () => {
    const result = await members('TypedUseQueryHookResult<ResultType, QueryArg, BaseQuery>');
    expect(result).toContain('isFetching: boolean');
    expect(result).toContain('status: QueryStatus');
    expect(result.find((member) => member.startsWith('data'))).toBe('data?: ResultTypeFrom<…>');
    const {merged} = await library.type('TypedUseQueryHookResult<ResultType, QueryArg, BaseQuery>');
    expect(merged.filter(({deprecated}) => deprecated).map(({name}) => name)).toEqual(['status']);
  });

  test('a union keeps its branches', async () => {
    const {branches} = await library.type('FetchBaseQueryError');
    expect(branches.map((branch) => branch.find(({name}) => name === 'status')?.type)).toEqual([
      'number',
      "'FETCH_ERROR'",
      "'PARSING_ERROR'",
      "'TIMEOUT_ERROR'",
      "'CUSTOM_ERROR'",
    ]);
  });

  test('a name that two entry points give different types needs its entry point', async () => {
    await expect(library.type('createApi(options)')).rejects.toThrow(
      'createApi differs between @reduxjs/toolkit/query and @reduxjs/toolkit/query/react: say which with from="…".',
    );
    expect(await members('createApi(options)', '@reduxjs/toolkit/query/react')).toContain(
      'baseQuery: BaseQuery',
    );
  });
});

describe('signatures of the real library', () => {
  test.each([
    ['nanoid', 'function nanoid(size?: number): string'],
    ['TaskAbortError', 'class TaskAbortError {\n  constructor(code: string | undefined)\n}'],
    ['skipToken', 'const skipToken: unique symbol'],
    ['Comparer', 'type Comparer<T> = (a: T, b: T) => number'],
  ])('%s', async (of, text) => {
    expect(await library.signature(of)).toBe(text);
  });

  test('all overloads, with the generics as declared', async () => {
    expect(await library.signature('createSlice')).toContain('CaseReducers extends SliceCaseReducers<State>');
    expect((await library.signature('createAction')).match(/^function createAction</gm)).toHaveLength(2);
  });

  test('a member of a generic type says what its parameters stand for', async () => {
    const signature = (of: string) => library.signature(of, '@reduxjs/toolkit/query');
    expect(await signature('createApi().util.invalidateTags')).toContain(
      'payload: (TagDescription<TagTypes> | null | undefined)[]',
    );
    expect(await signature('createApi().reducer')).toContain('action: UnknownAction');
  });

  test('a parameter declared as `_` is called options', async () => {
    const from = '@reduxjs/toolkit/query';
    expect(await library.signature('createApi().injectEndpoints', from)).toContain('(options: {');
    expect(await members('createApi().enhanceEndpoints(options)', from)).toEqual([
      'addTagTypes?: readonly NewTagTypes[]',
      'endpoints?: { … }',
    ]);
  });
});

test('the exports of the four entry points', async () => {
  const exports = await library.exports();
  expect(exports.filter(({kind}) => kind === 'value')).toHaveLength(79);
  expect(exports.filter(({kind}) => kind === 'type')).toHaveLength(217);
});

describe('defaults of the real library', () => {
  test.each([
    ['ConfigureStoreOptions', 'devTools', 'true'],
    [
      'SerializableStateInvariantMiddlewareOptions',
      'ignoredActionPaths',
      "['meta.arg', 'meta.baseQueryMeta']",
    ],
    ['CreateApiOptions', 'keepUnusedDataFor', '60'],
    ['FetchBaseQueryArgs', 'jsonContentType', "'application/json'"],
  ])('%s.%s', async (type, member, value) => {
    const blocks = (await library.defaults('@reduxjs/toolkit')).filter(({types}) => types.includes(type));
    expect(blocks.flatMap(({defaults}) => defaults[member] ?? [])).toEqual([value]);
  });
});

describe('messages of the real library', () => {
  test.each([
    [
      '@reduxjs/toolkit',
      '`builder.addCase` should only be called before calling `builder.addMatcher`',
      'throws',
    ],
    [
      '@reduxjs/toolkit',
      'A non-serializable value was detected in an action, in the path: `{path}`. Value: {value} Take a look at the logic that dispatched this action: {action}',
      'console.error',
    ],
    ['@reduxjs/toolkit', 'Rejected', undefined],
    ['immer', '[Immer] An immer producer returned a new value *and* modified its draft', 'throws'],
    ['redux', 'No reducer provided for key "{key}"', undefined],
    [
      'react-redux',
      'could not find react-redux context value; please ensure the component is wrapped in a <Provider>',
      'throws',
    ],
    [
      'reselect',
      'createSelector expects all input-selectors to be functions, but received the following types',
      undefined,
    ],
  ])('%s: %s', async (name, quoted, kind) => {
    const {found} = matchMessage(quoted, await library.messages(name));
    expect(found.length).toBeGreaterThan(0);
    if (kind) expect(found.map((message) => message.kind)).toContain(kind);
  });

  test('the same messages need a global process in the sources and in what bundlers load', async () => {
    const {sources} = installedLibrary(join(__dirname, '../../..'));
    const shipped = sourceFiles(`${sources['@reduxjs/toolkit']}/../dist`).filter(({fileName}) =>
      fileName.endsWith('.modern.mjs'),
    );
    const starts = (messages: Message[]) =>
      [
        ...new Set(
          messages
            .filter((one) => one.needsProcess && one.kind && one.text.includes(' '))
            .map(({text}) => text.slice(0, 28)),
        ),
      ].sort();
    const needing = starts(await library.messages('@reduxjs/toolkit'));
    expect(needing).toEqual(starts(sourceMessages(shipped)));
    expect(needing).toContain('You must provide an `initial');
    expect(needing).toContain('An unhandled error occurred ');
  });

  test('an invented message is nowhere', async () => {
    expect(
      matchMessage('The store has run out of paper', await library.messages('@reduxjs/toolkit')).found,
    ).toEqual([]);
  });
});

test('how types are shortened', () => {
  const long =
    '(arg: QueryArg, api: Pick<BaseQueryApi, "extra" | "getState">, more: {a: string; b: number}) => Promise<void> | undefined';
  expect(shortType(long)).toBe('(arg, api, more) => Promise<void> | undefined');
  expect(shortType(long, 500)).toContain('Pick<BaseQueryApi');
  expect(shortType('Reducer<State, Action<string>, Partial<State>> | undefined', 40)).toBe(
    'Reducer<…> | undefined',
  );
  expect(withoutUndefined('((a: string) => void) | undefined')).toBe('(a: string) => void');
  expect(withoutUndefined('string | null | undefined')).toBe('string | null');
  expect(withoutUndefined('Book | (Book & undefined)')).toBe('Book');
});

test('how a path is read', () => {
  expect(parseQuery('A<B, (c: D) => E<F>>.member(parameter)()[1]')).toEqual({
    head: 'A',
    typeArguments: 'B, (c: D) => E<F>',
    steps: [
      {kind: 'member', name: 'member'},
      {kind: 'parameter', name: 'parameter'},
      {kind: 'return'},
      {kind: 'element', index: 1},
    ],
  });
});
