/// <reference types="node" />
import ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import {record} from '../../testing/recordOutput';

const here = `${import.meta.dirname}/`;
const sources: Record<string, string> = {
  'circular.ts': `
    import {asyncThunkCreator, buildCreateSlice, combineSlices} from '@reduxjs/toolkit';
    const create = buildCreateSlice({creators: {asyncThunk: asyncThunkCreator}});
    export const slice = create({name: 's', initialState: 0, reducers: (create) => ({
      read: create.asyncThunk(async (_: void, {getState}) => (getState() as State).s),
    })});
    const reducer = combineSlices(slice);
    type State = ReturnType<typeof reducer>;`,
  'config.ts': `
    import {asyncThunkCreator, buildCreateSlice} from '@reduxjs/toolkit';
    const create = buildCreateSlice({creators: {asyncThunk: asyncThunkCreator}});
    export const slice = create({name: 's', initialState: 0, reducers: (create) => ({
      read: create.asyncThunk<number, void, {state: {s: number}}>(async () => 1),
    })});`,
  'meta.ts': `
    import {createAsyncThunk} from '@reduxjs/toolkit';
    export const a = createAsyncThunk<number, void, {fulfilledMeta: {cached: boolean}}>('a', async () => 1);
    export const b = createAsyncThunk<number, void, {pendingMeta: {at: number}}>('b', async () => 1, {});
    export const fine1 = createAsyncThunk<number, void, {pendingMeta: {at: number}}>('c', async () => 1);
    export const fine2 = createAsyncThunk<number, void, {serializedErrorType: string}>('d', async () => 1, {});`,
  'generic.ts': `
    import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
    export const make = <Data>(data: Data) => createSlice({name: 's', initialState: {data}, reducers: {
      set(state, action: PayloadAction<Data>) { state.data = action.payload; },
    }});`,
  'middleware.ts': `
    import {configureStore, type Middleware} from '@reduxjs/toolkit';
    const log: Middleware<unknown, State> = () => (next) => (action) => next(action);
    export const store = configureStore({reducer: () => 0, middleware: (get) => get().concat(log)});
    type State = ReturnType<typeof store.getState>;`,
  'parameter.ts': `
    import {configureStore} from '@reduxjs/toolkit';
    const makeStore = (preloadedState?: Partial<RootState>) =>
      configureStore({reducer: {n: (n: number = 0) => n}, preloadedState});
    export type RootState = ReturnType<ReturnType<typeof makeStore>['getState']>;`,
  'narrow.ts': `
    import {createSlice} from '@reduxjs/toolkit';
    createSlice({name: 's', initialState: {dancers: {}}, reducers: {
      added(state) { state.dancers['salsa'] = ['Ana']; },
    }});`,
  'byHand.ts': `
    import {addListener, configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
    import type {ThunkDispatch, UnknownAction} from '@reduxjs/toolkit';
    const store = configureStore({reducer: () => 0, middleware: (get) => get().prepend(createListenerMiddleware().middleware)});
    declare const byHand: ThunkDispatch<number, unknown, UnknownAction>;
    const watch = addListener({type: 'a', effect: () => {}});
    export const good: () => void = store.dispatch(watch);
    export const bad: () => void = byHand(watch);`,
  'order.ts': `
    import {createReducer} from '@reduxjs/toolkit';
    export const reducer = createReducer(0, (builder) => {
      builder.addMatcher(() => true, (n) => n).addCase('a', (n) => n);
    });`,
  'listener.ts': `
    import {createAction, createListenerMiddleware, isAnyOf} from '@reduxjs/toolkit';
    createListenerMiddleware().startListening({
      matcher: isAnyOf(createAction<string>('a'), createAction<string>('b')),
      effect: (action) => action.payload,
    });`,
  'listenerByType.ts': `
    import {createListenerMiddleware} from '@reduxjs/toolkit';
    createListenerMiddleware().startListening({
      type: 'classes/classAdded',
      effect: (action) => action.payload,
    });`,
  'dispatch.ts': `
    import {createAsyncThunk, type Dispatch} from '@reduxjs/toolkit';
    const load = createAsyncThunk('load', async (id: string) => id.length);
    declare const dispatch: Dispatch;
    dispatch(() => {});
    dispatch(load('a'));`,
  'byId.ts': `
    import {createEntityAdapter} from '@reduxjs/toolkit';
    const adapter = createEntityAdapter<{id: string}>();
    export const one = adapter.getSelectors().selectById(adapter.getInitialState(), 'x');`,
};

const parsed = new Map<string, ts.SourceFile | undefined>();

function compile(flags: ts.CompilerOptions, files: string[]) {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    types: [],
    ...flags,
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  const own = (name: string) =>
    name.startsWith(here) ? sources[name.slice(here.length)] : undefined;
  host.fileExists = (name) => own(name) !== undefined || fileExists(name);
  host.readFile = (name) => own(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = own(name);
    if (text !== undefined)
      return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  return ts.createProgram(
    files.map((file) => here + file),
    options,
    host,
  );
}

function messages(program: ts.Program, file: string) {
  return program
    .getSemanticDiagnostics(program.getSourceFile(here + file))
    .map((d) => ts.flattenDiagnosticMessageText(d.messageText, '\n'));
}

function typeOfOne(program: ts.Program) {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(`${here}byId.ts`)!;
  const [one] = checker.getExportsOfModule(
    checker.getSymbolAtLocation(file)!,
  );
  return checker.typeToString(checker.getTypeOfSymbol(one!));
}

describe('what the compiler says', () => {
  let program: ts.Program;
  beforeAll(() => {
    program = compile({}, Object.keys(sources));
  }, 60_000);

  test('a cast without a return type is circular', () => {
    expect(messages(program, 'circular.ts')[0]).toBe(
      "'slice' implicitly has type 'any' because it does not have a type annotation and is referenced directly or indirectly in its own initializer.",
    );
  });

  test('create.asyncThunk refuses `state`', () => {
    expect(messages(program, 'config.ts')[0]).toContain(
      "does not satisfy the constraint 'PreventCircular<AsyncThunkConfig>'",
    );
  });

  test('declared metas oblige you, unless the options are missing', () => {
    const [fulfilled, pending, ...more] = messages(program, 'meta.ts');
    expect(fulfilled).toContain("'Promise<number>' is not assignable");
    expect(fulfilled).toContain('FulfillWithMeta');
    expect(pending).toContain("Property 'getPendingMeta' is missing");
    expect(more).toEqual([]);
  });

  test('a generic value cannot be assigned to a draft', () => {
    expect(messages(program, 'generic.ts')[0]).toMatch(
      /^Type 'Data' is not assignable to type 'Data extends object/,
    );
  });

  test('the state of a middleware taken from its store', () => {
    expect(messages(program, 'middleware.ts')).toContain(
      "'store' implicitly has type 'any' because it does not have a type annotation and is referenced directly or indirectly in its own initializer.",
    );
  });

  test('the state of a parameter taken from its store', () => {
    expect(messages(program, 'parameter.ts')).toContain(
      "Type alias 'RootState' circularly references itself.",
    );
  });

  test('an empty object has no keys to assign', () => {
    expect(messages(program, 'narrow.ts')).toHaveLength(1);
  });

  test('a dispatch written by hand does not know the listeners', () => {
    const [bad, ...more] = messages(program, 'byHand.ts');
    expect(bad).toContain("is not assignable to type '() => void'");
    expect(more).toEqual([]);
  });

  test('addCase after addMatcher', () => {
    expect(messages(program, 'order.ts')[0]).toMatch(
      /^Property 'addCase' does not exist on type 'Omit</,
    );
  });

  test('the payload of an inline matcher', () => {
    expect(messages(program, 'listener.ts')[0]).toBe(
      "Property 'payload' does not exist on type 'Action'.",
    );
  });

  test('the payload of an action matched by its type', () => {
    expect(messages(program, 'listenerByType.ts')[0]).toBe(
      "Property 'payload' does not exist on type 'Action<\"classes/classAdded\">'.",
    );
  });

  test('functions and thunks in a plain Dispatch', () => {
    for (const message of messages(program, 'dispatch.ts')) {
      expect(message).toContain(
        "is not assignable to parameter of type 'UnknownAction'",
      );
    }
    expect(messages(program, 'dispatch.ts')).toHaveLength(2);
  });

  test('selectById under both settings', () => {
    expect(typeOfOne(program)).toBe('{ id: string; }');
    const strict = compile({noUncheckedIndexedAccess: true}, ['byId.ts']);
    expect(typeOfOne(strict)).toBe('{ id: string; } | undefined');
  });

  test('emitted declarations do not mention Immer', async () => {
    const emitted: string[] = [];
    const emitter = compile(
      {declaration: true, emitDeclarationOnly: true},
      ['draftHelpers.ts'],
    );
    const {diagnostics} = emitter.emit(undefined, (_name, text) => {
      emitted.push(text);
    });
    expect(diagnostics).toEqual([]);
    await record('./draftHelpers.output.txt', emitted.join());
    expect(emitted.join()).toContain('@reduxjs/toolkit');
    expect(emitted.join()).not.toContain('immer');
  });
});
