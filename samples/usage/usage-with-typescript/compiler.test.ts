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
  'spread.ts': `
    import {createSlice} from '@reduxjs/toolkit';
    import type {PayloadAction, SliceCaseReducers, ValidateSliceCaseReducers} from '@reduxjs/toolkit';
    interface State<Data> { status: string; data: Data }
    export const make = <Data, Cases extends SliceCaseReducers<State<Data>>>(
      initialState: State<Data>,
      reducers: ValidateSliceCaseReducers<State<Data>, Cases>,
    ) => createSlice({name: 's', initialState, reducers: {
      loaded(state: State<Data>, action: PayloadAction<Data>) { state.data = action.payload; },
      ...reducers,
    }});
    export const returned = <Data>(initialState: State<Data>) => createSlice({name: 's', initialState, reducers: {
      loaded: (state, action: PayloadAction<Data>) => ({...state, data: action.payload}),
    }});`,
  'prepare.ts': `
    import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
    const prepare = (n: number) => ({payload: n});
    createSlice({name: 's', initialState: {n: 0}, reducers: {
      fine: {reducer(state, action: PayloadAction<number>) { state.n = action.payload; }, prepare},
      bare: {reducer(state, action) { state.n = action.payload; }, prepare},
    }});`,
  'typeArguments.ts': `
    import {createAsyncThunk, createEntityAdapter, createReducer, createSlice} from '@reduxjs/toolkit';
    import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
    interface Exhibit { code: string }
    createSlice<number>({name: 's', initialState: 0, reducers: {}});
    createApi({baseQuery: fetchBaseQuery(), endpoints: (build) => ({
      one: build.query<string>({query: () => ''}),
      fine: build.query<string, void>({query: () => ''}),
      pages: build.infiniteQuery<string, void>({
        infiniteQueryOptions: {initialPageParam: 1, getNextPageParam: () => 2}, query: () => '',
      }),
    })});
    createEntityAdapter<Exhibit>({selectId: (exhibit) => exhibit.code});
    createEntityAdapter<Exhibit, string>({selectId: (exhibit) => exhibit.code});
    createEntityAdapter({selectId: (exhibit: Exhibit) => exhibit.code});
    createReducer<number>(0, () => {});
    createAsyncThunk<string>('a', async () => '')();`,
  'parameters.ts': `
    import {createSelector} from '@reduxjs/toolkit';
    const select = createSelector(
      [(_: object, id: string) => id, (_: object, id: number) => id],
      (a, b) => [a, b],
    );
    select({}, 'a');`,
  'notSpread.ts': `
    import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
    export const make = <Data>(data: Data) => createSlice({name: 's', initialState: {data}, reducers: {
      loaded(state: {data: Data}, action: PayloadAction<Data>) { state.data = action.payload; },
    }});`,
  'middleware.ts': `
    import {configureStore, type Middleware} from '@reduxjs/toolkit';
    const log: Middleware<unknown, State> = () => (next) => (action) => next(action);
    export const store = configureStore({reducer: () => 0, middleware: (get) => get().concat(log)});
    type State = ReturnType<typeof store.getState>;`,
  'middlewareDispatch.ts': `
    import {configureStore, type Middleware} from '@reduxjs/toolkit';
    const log: Middleware<unknown, number, AppDispatch> = () => (next) => (action) => next(action);
    export const store = configureStore({reducer: () => 0, middleware: (get) => get().concat(log)});
    type AppDispatch = typeof store.dispatch;`,
  'middlewareCast.ts': `
    import {configureStore, type Middleware} from '@reduxjs/toolkit';
    const log: Middleware = ({getState}) => (next) => (action) => {
      const state = getState() as State;
      return state > 1 ? next(action) : undefined;
    };
    export const store = configureStore({reducer: () => 0, middleware: (get) => get().concat(log)});
    type State = ReturnType<typeof store.getState>;
    export const state: number = store.getState();`,
  'payload.ts': `
    import {createAction} from '@reduxjs/toolkit';
    createAction<number>('elevator/floorRequested')();`,
  'parameter.ts': `
    import {configureStore} from '@reduxjs/toolkit';
    const makeStore = (preloadedState?: Partial<RootState>) =>
      configureStore({reducer: {n: (n: number = 0) => n}, preloadedState});
    export type RootState = ReturnType<ReturnType<typeof makeStore>['getState']>;`,
  'preloaded.ts': `
    import {combineReducers, configureStore, type Middleware} from '@reduxjs/toolkit';
    const reducer = combineReducers({n: (n: number = 0) => n});
    type RootState = ReturnType<typeof reducer>;
    const log: Middleware = () => (next) => (action) => next(action);
    export const optional = (preloadedState?: Partial<RootState>) =>
      configureStore({reducer, preloadedState, middleware: (all) => all().concat(log)});
    export const withDefault = (preloadedState: Partial<RootState> = {}) =>
      configureStore({reducer, preloadedState, middleware: (all) => all().concat(log)});`,
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
  'thunk.ts': `
    import {configureStore, createAsyncThunk, createSlice} from '@reduxjs/toolkit';
    const create = createAsyncThunk.withTypes<{state: RootState; dispatch: AppDispatch}>();
    const load = create('load', async (_: void, {getState}) => getState().s.n);
    const s = createSlice({name: 's', initialState: {n: 0}, reducers: {}, extraReducers: (builder) => {
      builder.addCase(load.fulfilled, (state, action) => { state.n = action.payload; });
    }});
    const store = configureStore({reducer: {s: s.reducer}});
    type RootState = ReturnType<typeof store.getState>;
    type AppDispatch = typeof store.dispatch;`,
  'stateOfThunk.ts': `
    import {configureStore, createAsyncThunk, createSlice} from '@reduxjs/toolkit';
    const load = createAsyncThunk('load', async (_: void, {getState}) => (getState() as RootState).s.n);
    interface State { n: Awaited<ReturnType<ReturnType<typeof load>>>['payload'] }
    const s = createSlice({name: 's', initialState: {n: 0} as State, reducers: {}});
    export const store = configureStore({reducer: {s: s.reducer}});
    export type RootState = ReturnType<typeof store.getState>;`,
  'reducerByHand.ts': `
    import {configureStore, createAsyncThunk, type UnknownAction} from '@reduxjs/toolkit';
    const load = createAsyncThunk('load', async (_: void, {getState}) => (getState() as RootState).n);
    const n = (state = 0, action: UnknownAction) => load.fulfilled.match(action) ? action.payload : state;
    export const store = configureStore({reducer: {n}});
    export type RootState = ReturnType<typeof store.getState>;`,
  'payloadOfSelector.ts': `
    import {configureStore, createSlice, type PayloadAction} from '@reduxjs/toolkit';
    const selectN = (state: RootState) => state.s.n;
    const s = createSlice({name: 's', initialState: {n: 0}, reducers: {
      set(state, action: PayloadAction<ReturnType<typeof selectN>>) { state.n = action.payload; },
    }});
    export const store = configureStore({reducer: {s: s.reducer}});
    export type RootState = ReturnType<typeof store.getState>;
    export const state: number = store.getState();`,
  'sliceSelector.ts': `
    import {configureStore, createSlice} from '@reduxjs/toolkit';
    const s = createSlice({name: 's', initialState: {n: 0}, reducers: {}, selectors: {
      selectN: (_state, root: RootState) => root.s.n,
    }});
    export const store = configureStore({reducer: {s: s.reducer}});
    export type RootState = ReturnType<typeof store.getState>;`,
  'undispatched.ts': `
    import {createAsyncThunk} from '@reduxjs/toolkit';
    import {useDispatch, useSelector} from 'react-redux';
    const load = createAsyncThunk('load', async (id: string) => id.length);
    load('a').then(() => {});
    load('a').unwrap();
    const dispatch = useDispatch();
    dispatch(load('a')).unwrap();
    export const a = useSelector((state) => state.n);
    export const b: number = useSelector<{n: number}>((state) => state.n);`,
  'thunkInThunk.ts': `
    import {createAsyncThunk} from '@reduxjs/toolkit';
    const inner = createAsyncThunk<number, void, {state: {n: number}}>('inner', async () => 1);
    export const outer = createAsyncThunk('outer', async (_: void, {dispatch}) => { await dispatch(inner()); });
    export const fine = createAsyncThunk.withTypes<{state: {n: number}}>()('fine',
      async (_: void, {dispatch}) => { await dispatch(inner()); });`,
  'knowsThunks.ts': `
    import {configureStore, createAsyncThunk, Tuple, type Middleware} from '@reduxjs/toolkit';
    const load = createAsyncThunk('load', async (id: string) => id.length);
    const many: Middleware[] = [];
    const fine = configureStore({reducer: () => 0, middleware: (get) => get().concat(many)});
    void fine.dispatch(load('a')).unwrap();
    const [log, audit]: [Middleware, Middleware] = [() => (next) => next, () => (next) => next];
    const named = configureStore({reducer: () => 0, middleware: (get) => get().prepend(log, audit)});
    void named.dispatch(load('a')).unwrap();
    const without = configureStore({reducer: () => 0, middleware: () => new Tuple(...many)});
    without.dispatch(load('a'));
    const hidden = configureStore({reducer: () => 0, middleware: (get) => get().prepend(many)});
    hidden.dispatch(load('a'));
    const spread = configureStore({reducer: () => 0, middleware: (get) => new Tuple(...get(), log)});
    spread.dispatch(load('a'));`,
  'extra.ts': `
    import {configureStore, type Action, type ThunkAction} from '@reduxjs/toolkit';
    const store = configureStore({reducer: () => 0});
    type Thunk<Extra> = ThunkAction<void, number, Extra, Action>;
    declare const thunks: {never: Thunk<never>; null: Thunk<null>; unknown: Thunk<unknown>; undefined: Thunk<undefined>};
    store.dispatch(thunks.never);
    store.dispatch(thunks.null);
    store.dispatch(thunks.unknown);
    store.dispatch(thunks.undefined);`,
  'otherStore.ts': `
    import {configureStore, createAsyncThunk, type Action, type ThunkAction} from '@reduxjs/toolkit';
    const store = configureStore({reducer: () => 0});
    const extra = createAsyncThunk<number, void, {extra: {desk: string}}>('extra', async () => 1);
    const state = createAsyncThunk<number, void, {state: {n: number}}>('state', async () => 1);
    declare const plain: ThunkAction<void, {n: number}, unknown, Action>;
    store.dispatch(extra());
    store.dispatch(state());
    store.dispatch(plain);
    void store.dispatch(createAsyncThunk<number, void, {state: number}>('fine', async () => 1)()).unwrap();`,
  'annotated.ts': `
    import type {Action, Middleware, PayloadAction} from '@reduxjs/toolkit';
    declare function log(action: Action<string>): void;
    export const a: Middleware = () => (next) => (action: PayloadAction<string>) => next(action);
    export const b: Middleware = () => (next) => (action) => { log(action); return next(action); };
    declare const match: (action: unknown) => action is PayloadAction<string>;
    export const c: Middleware = () => (next) => (action) => { if (match(action)) log(action); return next(action); };`,
  'combined.ts': `
    import {combineSlices, configureStore, createSlice} from '@reduxjs/toolkit';
    const s = createSlice({name: 's', initialState: 0, reducers: {}});
    const inside = configureStore({reducer: combineSlices(s), middleware: (get) => get()});
    export const unchecked: string = inside.getState().s;
    const reducer = combineSlices(s);
    const constant = configureStore({reducer, middleware: (get) => get()});
    export const checked: string = constant.getState().s;`,
  'instance.ts': `
    import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
    const listener = createListenerMiddleware();
    export const store = configureStore({reducer: () => 0, middleware: (get) => get().prepend(listener)});`,
  'olderRedux.ts': `
    import {configureStore, type Middleware} from '@reduxjs/toolkit';
    import type {Dispatch as OlderDispatch, Middleware as Older} from 'rtk-1';
    import {createAsyncThunk} from '@reduxjs/toolkit';
    declare const log: Older;
    declare const dispatch: OlderDispatch;
    dispatch(createAsyncThunk('load', async () => 1)());
    export const store = configureStore({reducer: () => 0, middleware: (get) => get().concat(log)});
    export const fine = configureStore({reducer: () => 0, middleware: (get) => get().concat(log as Middleware)});`,
  'inside.ts': `
    import {createSlice} from '@reduxjs/toolkit';
    createSlice({name: 's', initialState: {n: 0}, reducers: {
      extraReducers: (builder) => { builder.addCase('a', () => {}); },
    }});`,
  'wrongPayload.ts': `
    import {createAsyncThunk, createSlice, type PayloadAction} from '@reduxjs/toolkit';
    const load = createAsyncThunk('load', async (id: string) => id.length);
    createSlice({name: 's', initialState: {n: 0}, reducers: {}, extraReducers: (builder) => {
      builder.addCase(load.fulfilled, (_state, action: PayloadAction<string>) => { action.payload; });
    }});`,
  'wrongResult.ts': `
    import {createAsyncThunk} from '@reduxjs/toolkit';
    export const a = createAsyncThunk<number, string>('a', async (id) => { if (id) return 1; return; });
    export const b = createAsyncThunk<number, string, {rejectValue: string}>('b', async (id, {rejectWithValue}) => {
      return id ? {data: 1} : rejectWithValue('x');
    });
    export const c = createAsyncThunk<number, string>('c', async () => ({data: 1}));`,
  'startsAsNull.ts': `
    import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
    interface Coach { name: string }
    const initialState: Coach | null = null;
    createSlice({name: 's', initialState, reducers: {
      hired: (_coach, action: PayloadAction<Coach>) => action.payload,
    }});`,
  'library.ts': `
    import {combineSlices, configureStore, createAsyncThunk, createEntityAdapter, createListenerMiddleware,
      createSelector, createSlice, type PayloadAction} from '@reduxjs/toolkit';
    import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
    import {useDispatch, useSelector} from 'react-redux';
    export const slice = createSlice({name: 's', initialState: {n: 0}, reducers: {
      set(state, action: PayloadAction<number>) { state.n = action.payload; },
    }});
    export const load = createAsyncThunk('load', async (id: string) => id.length);
    export const adapter = createEntityAdapter<{id: string}>();
    export const selectList = createSelector([(state: {n: number}) => state.n], (n) => [n]);
    export const api = createApi({baseQuery: fetchBaseQuery(), endpoints: (build) => ({
      getX: build.query<string, number>({query: String}),
      setX: build.mutation<string, number>({query: String}),
    })});
    export const {useGetXQuery, useLazyGetXQuery, useSetXMutation} = api;
    export const enhanced = api.enhanceEndpoints({addTagTypes: ['A'], endpoints: {getX: {providesTags: ['A']}}});
    export const injected = api.injectEndpoints({endpoints: (build) => ({getY: build.query<string, void>({query: () => 'y'})})});
    export const reducer = combineSlices(slice, api);
    export const listener = createListenerMiddleware();
    export const store = configureStore({reducer, middleware: (get) => get().prepend(listener.middleware).concat(api.middleware)});
    export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
    export const useAppSelector = useSelector.withTypes<ReturnType<typeof store.getState>>();`,
  'appSelector.ts': `
    import {createSelector} from '@reduxjs/toolkit';
    export const createAppSelector = createSelector.withTypes<{n: number}>();`,
  'tree.ts': `
    import {createEntityAdapter, createSlice, type Draft, type EntityState, type PayloadAction} from '@reduxjs/toolkit';
    export interface Section { parts: Section[] }
    const initialState: Section = {parts: []};
    export const inferred = createSlice({name: 's', initialState, reducers: {
      partAdded(state, action: PayloadAction<Section>) { state.parts.push(action.payload); },
    }});
    export const written = createSlice({name: 's', initialState, reducers: {
      partAdded(state: Section, action: PayloadAction<Section>) { state.parts.push(action.payload); },
      partsCleared: (state: Section) => ({...state, parts: []}),
    }});
    export const returned = createSlice({name: 's', initialState, reducers: {
      copied: (state: Draft<Section>) => ({...state}),
    }});
    interface Fixed { readonly parts: Fixed[] }
    export const changed = createSlice({name: 's', initialState: {parts: []} as Fixed, reducers: {
      partsCleared(state: Draft<Fixed>) { state.parts = []; },
    }});
    interface Hall { id: string; rooms: Hall[] }
    const adapter = createEntityAdapter<Hall>();
    export const method = createSlice({name: 's', initialState: adapter.getInitialState(), reducers: {
      hallAdded: adapter.addOne,
    }});
    export const around = createSlice({name: 's', initialState: adapter.getInitialState(), reducers: {
      hallAdded(state: EntityState<Hall, string>, action: PayloadAction<Hall>) { adapter.addOne(state, action.payload); },
    }});`,
  'own.ts': `
    import {createSlice} from '@reduxjs/toolkit';
    interface Attendance { n: number }
    const initialState: Attendance = {n: 0};
    export const slice = createSlice({name: 's', initialState, reducers: {}});`,
  'ownStore.ts': `
    import {configureStore} from '@reduxjs/toolkit';
    import {slice} from './own';
    export const store = configureStore({reducer: {s: slice.reducer}});`,
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

  test('dispatch refuses a thunk with another extra argument', () => {
    const [ofNever, ofNull, ...more] = messages(program, 'extra.ts');
    for (const [message, extra] of [
      [ofNever, 'never'],
      [ofNull, 'null'],
    ])
      expect(message).toContain(
        `'Thunk<${extra}>' is not assignable to parameter of type 'UnknownAction'`,
      );
    expect(more).toEqual([]);
  });

  test('dispatch refuses a thunk that names what the store does not have', () => {
    const refused = messages(program, 'otherStore.ts');
    expect(refused).toHaveLength(3);
    for (const message of refused)
      expect(message).toContain(
        "is not assignable to parameter of type 'UnknownAction'",
      );
  });

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

  test('the reducer beside a prepare callback needs a PayloadAction', () => {
    const [bare, ...more] = messages(program, 'prepare.ts');
    expect(bare).toContain('is missing the following properties from type');
    expect(more).toEqual([]);
  });

  test('type arguments by hand', () => {
    expect(messages(program, 'typeArguments.ts')).toEqual([
      'Expected 4-5 type arguments, but got 1.',
      'Expected 2-3 type arguments, but got 1.',
      'Expected 3-4 type arguments, but got 2.',
      expect.stringContaining(
        "Property 'id' is missing in type 'Exhibit' but required in type '{ id: EntityId; }'.",
      ),
    ]);
  });

  test('one parameter with two types', () => {
    expect(messages(program, 'parameters.ts')).toEqual([
      "Argument of type '\"a\"' is not assignable to parameter of type 'never'.",
    ]);
  });

  test('an annotated draft, beside the reducers of the caller and alone', () => {
    expect(messages(program, 'spread.ts')).toEqual([]);
    expect(messages(program, 'notSpread.ts')).toHaveLength(1);
  });

  test('the state of a middleware taken from its store', () => {
    expect(messages(program, 'middleware.ts')).toContain(
      "'store' implicitly has type 'any' because it does not have a type annotation and is referenced directly or indirectly in its own initializer.",
    );
  });

  test('the dispatch of a middleware taken from its store, and a cast', () => {
    expect(messages(program, 'middlewareDispatch.ts')).toContain(
      "Type alias 'AppDispatch' circularly references itself.",
    );
    expect(messages(program, 'middlewareCast.ts')).toEqual([]);
  });

  test('without strictNullChecks, every payload is optional', () => {
    expect(messages(program, 'payload.ts')).toHaveLength(1);
    const loose = compile({strictNullChecks: false}, ['payload.ts']);
    expect(messages(loose, 'payload.ts')).toEqual([]);
  });

  test('the state of a parameter taken from its store', () => {
    expect(messages(program, 'parameter.ts')).toContain(
      "Type alias 'RootState' circularly references itself.",
    );
  });

  test('an optional preloaded state, with exactOptionalPropertyTypes', () => {
    expect(messages(program, 'preloaded.ts')).toEqual([]);
    const exact = compile({exactOptionalPropertyTypes: true}, [
      'preloaded.ts',
    ]);
    const [optional, ...more] = messages(exact, 'preloaded.ts');
    expect(optional).toContain(
      'Source has 2 element(s) but target allows only 1.',
    );
    expect(more).toEqual([]);
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

  test('combineSlices inside configureStore, beside middleware', () => {
    expect(messages(program, 'combined.ts')).toEqual([
      "Type 'number' is not assignable to type 'string'.",
    ]);
  });

  test('what remains of an import of types', () => {
    const {outputText} = ts.transpileModule(
      "import {type A} from './a';\nimport type {B} from './b';\nexport {};",
      {
        compilerOptions: {
          verbatimModuleSyntax: true,
          module: 99,
          target: 99,
        },
      },
    );
    expect(outputText).toContain("import {} from './a'");
    expect(outputText).not.toContain("'./b'");
  });

  test('a thunk that reads the state is not circular', () => {
    expect(messages(program, 'thunk.ts')).toEqual([]);
  });

  test.each([
    ['stateOfThunk.ts', "'load' implicitly has type 'any'"],
    ['reducerByHand.ts', "'n' implicitly has return type 'any'"],
    ['payloadOfSelector.ts', "'action' is referenced directly or"],
    ['sliceSelector.ts', "'root' is referenced directly or indirectly"],
    ['middleware.ts', "'log' is referenced directly or indirectly"],
  ])('%s makes RootState circular', (file, first) => {
    const all = messages(program, file).join('\n');
    expect(all).toContain(first);
    expect(all).toMatch(
      /Type alias '(Root)?State' circularly references itself/,
    );
    // `RootState` is `any` then: nothing reports a wrong use of it.
    expect(all).not.toContain("to type 'number'");
  });

  test('the promise is what dispatch returns', () => {
    const thunk = "'AsyncThunkAction<number, string, AsyncThunkConfig>'";
    const [then, unwrap, result, argument, state, selected] = messages(
      program,
      'undispatched.ts',
    );
    expect(then).toBe(`Property 'then' does not exist on type ${thunk}.`);
    expect(unwrap).toBe(
      `Property 'unwrap' does not exist on type ${thunk}.`,
    );
    expect([result, argument].join()).toContain(
      "is not assignable to parameter of type 'UnknownAction'",
    );
    expect(state).toBe("'state' is of type 'unknown'.");
    expect(selected).toBe(
      "Type 'unknown' is not assignable to type 'number'.",
    );
  });

  test('a thunk that needs the state, inside one without', () => {
    const [outer, ...more] = messages(program, 'thunkInThunk.ts');
    expect(outer).toMatch(/^No overload matches this call/);
    expect(outer).toContain("Type 'unknown' is not assignable to type '{");
    expect(more).toEqual([]);
  });

  test('which stores know thunks', () => {
    const [without, hidden, spread, ...more] = messages(
      program,
      'knowsThunks.ts',
    );
    for (const message of [without, hidden, spread])
      expect(message).toContain("parameter of type 'UnknownAction'");
    expect(more).toEqual([]);
  });

  test('an annotated action, and an unknown one passed on', () => {
    const [annotated, passed, ...more] = messages(program, 'annotated.ts');
    expect(more).toEqual([]);
    expect(annotated).toContain("Type 'unknown' is not assignable to type");
    expect(passed).toBe(
      "Argument of type 'unknown' is not assignable to parameter of type 'Action<string>'.",
    );
  });

  test('the listener middleware instance is not a middleware', () => {
    expect(messages(program, 'instance.ts')[0]).toMatch(
      /Type 'ListenerMiddlewareInstance<.*>' is not assignable to type 'Middleware</,
    );
  });

  test('a middleware with the types of Redux 4', () => {
    const [any, older, ...more] = messages(program, 'olderRedux.ts');
    expect(any).toContain("to parameter of type 'AnyAction'");
    expect(older).toContain(
      "Type 'Middleware<{}, any, Dispatch<AnyAction>>' is not assignable to type 'Middleware<",
    );
    expect(older).toContain("Type 'unknown' is not assignable to type 'T'");
    expect(more).toEqual([]);
  });

  test('extraReducers among the reducers', () => {
    expect(messages(program, 'inside.ts')[0]).toMatch(
      /^Property 'addCase' does not exist on type 'WritableNonArrayDraft</,
    );
  });

  test('a payload that the thunk does not return', () => {
    const [first] = messages(program, 'wrongPayload.ts');
    expect(first).toMatch(/^No overload matches this call/);
    expect(first).toMatch(
      /Overload 1 of 2[^]*Type 'number' is not assignable to type 'string'\.\n.*Overload 2 of 2/,
    );
    expect(first).toMatch(
      /is not assignable to parameter of type 'string'\.$/,
    );
  });

  test('a result that the thunk does not promise', () => {
    const [missing, whole, value, ...more] = messages(
      program,
      'wrongResult.ts',
    );
    for (const text of [missing, whole]) {
      expect(text).toContain(
        "is not assignable to parameter of type 'AsyncThunkPayloadCreator<number, string",
      );
    }
    const given = (text = '') =>
      /Type '(.*)' is not assignable to type 'AsyncThunkPayloadCreatorReturnValue</.exec(
        text,
      )?.[1];
    expect(given(missing)).toBe('Promise<1 | undefined>');
    expect(given(whole)).toContain('{ data: number; }');
    expect(given(value?.split('\n')[0])).toBe('Promise<{ data: number; }>');
    expect(more).toEqual([]);
  });

  test('a constant that starts as null', () => {
    expect(messages(program, 'startsAsNull.ts')[0]).toContain(
      "Type 'Coach' is not assignable to type 'void'",
    );
  });

  test('declarations name the packages and nothing inside them', () => {
    const emitted: string[] = [];
    const emitter = compile(
      {declaration: true, emitDeclarationOnly: true},
      ['library.ts'],
    );
    const {diagnostics} = emitter.emit(undefined, (_name, text) => {
      emitted.push(text);
    });
    expect(diagnostics).toEqual([]);
    const named = emitted
      .join()
      .matchAll(/(?:import\(|from )["']([^"']+)/g);
    const modules = [...new Set([...named].map((match) => match[1]))];
    expect(modules).toContain('@reduxjs/toolkit/query/react');
    for (const name of modules)
      expect(name).not.toMatch(/dist|immer|\.pnpm/);
  }, 60_000);

  test('createSelector.withTypes names a type of Reselect', () => {
    let emitted = '';
    compile({declaration: true, emitDeclarationOnly: true}, [
      'appSelector.ts',
    ]).emit(undefined, (_name, text) => {
      emitted += text;
    });
    expect(emitted).toContain('import("reselect").CreateSelectorFunction<');
  }, 60_000);

  test('names that a declaration cannot have', () => {
    const emitter = compile(
      {declaration: true, emitDeclarationOnly: true},
      ['tree.ts', 'ownStore.ts'],
    );
    const refused = (file: string) =>
      emitter
        .getDeclarationDiagnostics(emitter.getSourceFile(here + file))
        .map((d) => ts.flattenDiagnosticMessageText(d.messageText, '\n'));
    expect(refused('tree.ts')).toEqual(
      ['inferred', 'returned', 'method'].map((name) =>
        expect.stringMatching(
          new RegExp(
            `^Exported variable '${name}' has or is using name 'WritableNonArrayDraft' from external module .* but cannot be named\\.$`,
          ),
        ),
      ),
    );
    expect(refused('ownStore.ts')).toEqual([
      expect.stringMatching(
        /^Exported variable 'store' has or is using name 'Attendance' from/,
      ),
    ]);
  }, 60_000);

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
