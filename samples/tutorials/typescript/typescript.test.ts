import {
  createAsyncThunk,
  createListenerMiddleware,
  createSelector,
  createSlice,
  type TypedStartListening,
} from '@reduxjs/toolkit';
// @ts-expect-error 'PayloadAction' is a type and must be imported using a type-only import when 'verbatimModuleSyntax' is enabled.
import {PayloadAction} from '@reduxjs/toolkit'; // eslint-disable-line @typescript-eslint/consistent-type-imports -- the mistake that the page names
import ts from 'typescript';
import {
  useDispatch,
  useSelector,
  useStore,
  type UseDispatch,
  type UseSelector,
  type UseStore,
} from 'react-redux';
import {describe, expect, expectTypeOf, it, test} from 'vitest';
import type {Barriers} from './step-7/src/barriers';
import {checkBarrier} from './step-7/src/checkBarrier';
import {levelClosed, type LevelId} from './step-7/src/garageSlice';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from './step-7/src/hooks';
import {
  makeStore,
  type RootState as FactoryState,
} from './step-7/src/makeStore';
import './step-7/src/payloads';
import {
  makeStore as makePreloaded,
  type RootState as CombinedState,
} from './step-7/src/rootReducer';
import {selectNotesOf} from './step-7/src/selectors';
import shiftReducer, {
  noteAdded,
  notesCleared,
  shiftEnded,
  shiftStarted,
  type Note,
} from './step-7/src/shiftSlice';
import {
  store,
  type AppDispatch,
  type AppStore,
  type RootState,
} from './step-7/src/store';
import type {NotAny, Same, TypeTests} from './step-7/src/typeTests';
import {initialState} from './step-7/src/widened';
import {
  createAppAsyncThunk,
  createAppSelector,
  type BarrierProblem,
} from './step-7/src/withTypes';

describe('inferred types', () => {
  test('RootState is the state of the store', () => {
    expectTypeOf<keyof RootState>().toEqualTypeOf<'garage' | 'shift'>();
    expect(store.getState().shift).toEqual({attendant: null, notes: []});
  });

  test('AppDispatch accepts a thunk, the general Dispatch does not', async () => {
    const check = (dispatch: AppDispatch) =>
      dispatch(checkBarrier('ground')).unwrap();
    expectTypeOf(check).returns.resolves.toEqualTypeOf<{seconds: number}>();
    const useUntyped = () => useDispatch();
    // @ts-expect-error Argument of type 'AsyncThunkAction<…>' is not assignable to parameter of type 'UnknownAction'.
    const useCheck = () => useUntyped()(checkBarrier('ground'));
    expect(useCheck).toBeTypeOf('function');
    expect(await check(makeStore().dispatch)).toEqual({seconds: 2});
  });

  test('a factory gives the same state as a store', () => {
    expectTypeOf<FactoryState>().toEqualTypeOf<RootState>();
    expect(makeStore()).not.toBe(makeStore());
  });

  test('so does the root reducer of combineSlices', () => {
    expectTypeOf<CombinedState['shift']>().toEqualTypeOf<
      RootState['shift']
    >();
    const shift: RootState['shift'] = {attendant: 'Ada', notes: []};
    expect(makePreloaded({shift}).getState().shift).toEqual(shift);
    // @ts-expect-error Object literal may only specify known properties, and 'bees' does not exist in type 'Partial<…>'.
    expectTypeOf(() => makePreloaded({bees: 1})).toBeFunction();
  });
});

describe('withTypes', () => {
  it('returns the function it was called on', () => {
    expect(useAppSelector).toBe(useSelector);
    expect(useAppDispatch).toBe(useDispatch);
    expect(useAppStore).toBe(useStore);
    expect(createAppAsyncThunk).toBe(createAsyncThunk);
    expect(createAppSelector).toBe(createSelector);
    const {startListening} = createListenerMiddleware();
    expect(startListening.withTypes<RootState, AppDispatch>()).toBe(
      startListening,
    );
  });

  it('keeps its types, by one line each', () => {
    expectTypeOf<TypeTests[number]>().toEqualTypeOf<true>();
  });

  it('would fail its line if it became any', () => {
    type Any = ReturnType<JSON['parse']>;
    type AnySelector = Parameters<UseSelector<Any>>[0];
    type StartListening = TypedStartListening<RootState, AppDispatch>;
    const createAnyThunk = createAsyncThunk.withTypes<{
      state: Any;
      dispatch: Any;
      extra: Any;
    }>();
    type AnyThunk = ReturnType<typeof createAnyThunk<void, void>>;
    type AnyArguments = Parameters<ReturnType<AnyThunk>>;
    expect(createAnyThunk).toBe(createAsyncThunk);

    expectTypeOf<NotAny<AppDispatch>>().toEqualTypeOf<true>();
    expectTypeOf<NotAny<Any>>().toEqualTypeOf<boolean>();
    expectTypeOf<
      [
        Same<Parameters<AnySelector>, [state: RootState]>,
        Same<ReturnType<UseDispatch<Any>>, AppDispatch>,
        Same<UseStore<Any>, UseStore<AppStore>>,
        Same<[state: Any], [state: RootState]>,
        Same<AnyArguments[0], AppDispatch>,
        Same<AnyArguments[1], () => RootState>,
        Same<AnyArguments[2], {barriers: Barriers}>,
        Same<Any, BarrierProblem | undefined>,
        Same<TypedStartListening<Any, AppDispatch>, StartListening>,
        Same<TypedStartListening<RootState, Any>, StartListening>,
      ][number]
    >().toEqualTypeOf<false>();
    // Why the lines do not compare these two hooks themselves.
    expectTypeOf<
      [
        Same<UseSelector<Any>, UseSelector<RootState>>,
        Same<UseDispatch<Any>, UseDispatch<AppDispatch>>,
      ][number]
    >().toEqualTypeOf<true>();
  });
});

describe('slice state', () => {
  it('stays narrow with satisfies alone, and widens with `as`', () => {
    const checked = {
      attendant: null,
      notes: [],
    } satisfies typeof initialState;
    expectTypeOf(checked.attendant).toEqualTypeOf<null>();
    expectTypeOf(checked.notes).toEqualTypeOf<never[]>();
    expectTypeOf(initialState.attendant).toEqualTypeOf<string | null>();
    expect(initialState).toEqual(checked);
  });
});

describe('PayloadAction', () => {
  it('types the creator and the reducer', () => {
    expectTypeOf(noteAdded).parameters.toEqualTypeOf<[payload: Note]>();
    expectTypeOf(shiftEnded).parameters.toEqualTypeOf<
      [payload?: string | undefined]
    >();
    expectTypeOf(notesCleared).toBeCallableWith();
    expectTypeOf(noteAdded.type).toEqualTypeOf<'shift/noteAdded'>();
    const started = shiftReducer(undefined, shiftStarted('Ada'));
    expect(shiftReducer(started, shiftEnded('Bo')).attendant).toBe('Bo');
    expect(shiftReducer(started, shiftEnded()).attendant).toBeNull();
    expectTypeOf<
      PayloadAction<string>['payload']
    >().toEqualTypeOf<string>();
  });

  it('without a type argument takes nothing', () => {
    const {visited} = createSlice({
      name: 'yard',
      initialState: 0,
      reducers: {visited: (count, _action: PayloadAction) => count + 1},
    }).actions;
    expectTypeOf(visited).toBeCallableWith();
    expectTypeOf(visited().payload).toEqualTypeOf<undefined>();
    expect(visited()).toEqual({type: 'yard/visited', payload: undefined});
  });
});

describe('the thunk', () => {
  it('narrows the payload after match', async () => {
    const result = await makeStore().dispatch(checkBarrier('roof'));
    if (checkBarrier.fulfilled.match(result)) {
      expectTypeOf(result.payload).toEqualTypeOf<{seconds: number}>();
    } else {
      expectTypeOf(result.payload).toEqualTypeOf<
        BarrierProblem | undefined
      >();
      expectTypeOf(result.error.message).toEqualTypeOf<
        string | undefined
      >();
    }
    expect(result.payload).toEqual({reason: 'too slow'});
  });

  it('has no payload after an abort', async () => {
    const run = makeStore().dispatch(checkBarrier('ground'));
    run.abort();
    const result = await run;
    expect(result.meta).toMatchObject({aborted: true});
    expect(result.payload).toBeUndefined();
  });

  it('is not run for a closed level', async () => {
    const closed = makeStore();
    closed.dispatch(levelClosed('ground'));
    const result = await closed.dispatch(checkBarrier('ground'));
    expect(result.meta).toMatchObject({condition: true});
    expect(closed.getState().shift.notes).toEqual([]);
  });
});

describe('the selector', () => {
  it('takes the state and a level', () => {
    const notes: Note[] = [{level: 'roof', text: 'is dirty'}];
    const state: RootState = {
      ...store.getState(),
      shift: {attendant: null, notes},
    };
    expectTypeOf(selectNotesOf).parameters.toEqualTypeOf<
      [state: RootState, level: LevelId]
    >();
    expectTypeOf(selectNotesOf).returns.toEqualTypeOf<Note[]>();
    expect(selectNotesOf(state, 'roof')).toEqual(notes);
    expect(selectNotesOf(state, 'ground')).toEqual([]);
    expect(selectNotesOf(state, 'roof')).toBe(selectNotesOf(state, 'roof'));
  });
});

describe('imports of types', () => {
  const emitted = (line: string) =>
    ts.transpileModule(`${line} export {};`, {
      compilerOptions: {
        verbatimModuleSyntax: true,
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ESNext,
      },
    }).outputText;

  it('leave nothing, or an empty import', () => {
    expect(
      emitted("import type {RootState} from './store';"),
    ).not.toContain('./store');
    expect(emitted("import {type RootState} from './store';")).toContain(
      "import {} from './store'",
    );
  });
});
