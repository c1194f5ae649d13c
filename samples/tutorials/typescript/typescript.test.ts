import {
  createAsyncThunk,
  createListenerMiddleware,
  createSelector,
  createSlice,
  type TypedStartListening,
} from '@reduxjs/toolkit';
// @ts-expect-error 'PayloadAction' is a type and must be imported using a type-only import when 'verbatimModuleSyntax' is enabled.
import {PayloadAction} from '@reduxjs/toolkit'; // eslint-disable-line @typescript-eslint/consistent-type-imports -- the mistake that the page names
import {
  useDispatch,
  useSelector,
  useStore,
  type UseDispatch,
  type UseSelector,
  type UseStore,
} from 'react-redux';
import {describe, expect, expectTypeOf, it, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {recordOutput} from '../../testing/recordOutput';
import {
  alarmsSilenced,
  hiveSelected,
  hivesSlice,
  hiveWeighed,
  type HivesState,
} from './hivesSlice';
import {useAppDispatch, useAppSelector, useAppStore} from './hooks';
import {
  makeStore,
  type AppDispatch as FactoryDispatch,
  type RootState as FactoryState,
} from './makeStore';
import {
  makeStore as makePreloaded,
  type RootState as CombinedState,
} from './rootReducer';
import type {Scales} from './scales';
import {selectHeavyHives} from './selectors';
import {
  store,
  type AppDispatch,
  type AppStore,
  type RootState,
} from './store';
import type {
  AppDispatch as ListeningDispatch,
  RootState as ListeningState,
} from './storeWithListeners';
import {guessedSlice, initialState} from './tooNarrow';
import type {NotAny, Same, TypeTests} from './typeTests';
import {weighHive} from './weighHive';
import {
  createAppAsyncThunk,
  createAppSelector,
  type ScaleProblem,
} from './withTypes';
import {hivesSlice as firstSlice} from './step-2/hivesSlice';
import './payloads';

describe('inferred types', () => {
  test('RootState is the state of the store', () => {
    expectTypeOf<RootState>().toEqualTypeOf<{hives: HivesState}>();
    expect(store.getState()).toEqual({
      hives: {grams: {}, selectedId: null, alarms: []},
    });
  });

  test('AppDispatch accepts a thunk, the general Dispatch does not', async () => {
    const weigh = (dispatch: AppDispatch) =>
      dispatch(weighHive('linden')).unwrap();
    expectTypeOf(weigh).returns.resolves.toEqualTypeOf<{
      id: string;
      grams: number;
    }>();
    const useUntyped = () => useDispatch();
    // @ts-expect-error Argument of type 'AsyncThunkAction<…>' is not assignable to parameter of type 'UnknownAction'.
    const useWeigh = () => useUntyped()(weighHive('linden'));
    expect(useWeigh).toBeTypeOf('function');
    expect(await weigh(makeStore().dispatch)).toEqual({
      id: 'linden',
      grams: 41_200,
    });
  });

  test('a factory gives the same types as a store', () => {
    expectTypeOf<FactoryState>().toEqualTypeOf<RootState>();
    expectTypeOf<FactoryDispatch>().toEqualTypeOf<AppDispatch>();
    expect(makeStore()).not.toBe(makeStore());
  });

  test('so does the root reducer of combineSlices', () => {
    expectTypeOf<CombinedState['hives']>().toEqualTypeOf<HivesState>();
    const hives: HivesState = {
      grams: {orchard: 38_650},
      selectedId: 'orchard',
      alarms: [],
    };
    expect(makePreloaded({hives}).getState()).toEqual({hives});
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
        Same<AnyArguments[2], {scales: Scales}>,
        Same<Any, ScaleProblem | undefined>,
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

test('the slice of step 2 is the finished one without the thunk', () => {
  expectTypeOf(firstSlice.actions).toEqualTypeOf(hivesSlice.actions);
  const actions = [
    hiveWeighed({id: 'linden', grams: 41_200}),
    hiveSelected('linden'),
    alarmsSilenced(),
  ];
  expect(actions.reduce(firstSlice.reducer, undefined)).toEqual(
    actions.reduce(hivesSlice.reducer, undefined),
  );
  expect(actions.reduce(firstSlice.reducer, undefined)).toEqual({
    grams: {linden: 41_200},
    selectedId: 'linden',
    alarms: [],
  });
});

describe('slice state', () => {
  it('is too narrow when it is guessed from null and []', () => {
    expectTypeOf(guessedSlice.getInitialState().alarms).toEqualTypeOf<
      never[]
    >();
    expectTypeOf(
      guessedSlice.getInitialState().selectedId,
    ).toEqualTypeOf<null>();
  });

  it('stays narrow with satisfies alone, and widens with `as`', () => {
    const checked = {
      grams: {},
      selectedId: null,
      alarms: [],
    } satisfies HivesState;
    expectTypeOf(checked.selectedId).toEqualTypeOf<null>();
    expectTypeOf(checked.alarms).toEqualTypeOf<never[]>();
    expectTypeOf(initialState).toEqualTypeOf<HivesState>();
    expect(initialState).toEqual(checked);
  });
});

describe('PayloadAction', () => {
  it('types the creator and the reducer', () => {
    expectTypeOf(hiveWeighed).parameters.toEqualTypeOf<
      [payload: {id: string; grams: number}]
    >();
    expectTypeOf(hiveSelected).parameters.toEqualTypeOf<
      [payload?: string | undefined]
    >();
    expectTypeOf(alarmsSilenced).toBeCallableWith();
    expectTypeOf(hiveWeighed.type).toEqualTypeOf<'hives/hiveWeighed'>();
    const selected = hivesSlice.reducer(undefined, hiveSelected('linden'));
    expect(
      hivesSlice.reducer(selected, hiveSelected()).selectedId,
    ).toBeNull();
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
  it('prints one of three results', async () => {
    await recordOutput('./weighAll.output.txt', () => import('./weighAll'));
  });

  it('narrows the payload after match', async () => {
    const result = await makeStore().dispatch(weighHive('meadow'));
    if (weighHive.fulfilled.match(result)) {
      expectTypeOf(result.payload).toEqualTypeOf<{
        id: string;
        grams: number;
      }>();
    } else {
      expectTypeOf(result.payload).toEqualTypeOf<
        ScaleProblem | undefined
      >();
      expectTypeOf(result.error.message).toEqualTypeOf<
        string | undefined
      >();
    }
    expect(result.payload).toEqual({hiveId: 'meadow', reason: 'too light'});
  });

  it('has no payload after an abort', async () => {
    const run = makeStore().dispatch(weighHive('linden'));
    run.abort();
    const result = await run;
    expect(result.meta).toMatchObject({aborted: true});
    expect(result.payload).toBeUndefined();
  });

  it('is not run for a hive with an alarm', async () => {
    const store = makeStore();
    await store.dispatch(weighHive('meadow'));
    const again = await store.dispatch(weighHive('meadow'));
    expect(again.meta).toMatchObject({condition: true});
    expect(store.getState().hives.alarms).toEqual(['meadow']);
  });
});

describe('the selector', () => {
  it('takes the state and a number', () => {
    const state: RootState = {
      hives: {
        grams: {linden: 41_200, meadow: 190},
        selectedId: null,
        alarms: [],
      },
    };
    expectTypeOf(selectHeavyHives).parameters.toEqualTypeOf<
      [state: RootState, minimum: number]
    >();
    expectTypeOf(selectHeavyHives).returns.toEqualTypeOf<string[]>();
    expect(selectHeavyHives(state, 1_000)).toEqual(['linden']);
    expect(selectHeavyHives(state, 1_000)).toBe(
      selectHeavyHives(state, 1_000),
    );
    // @ts-expect-error Argument of type 'string' is not assignable to parameter of type 'number'.
    expect(selectHeavyHives(state, 'heavy')).toEqual([]);
  });
});

test('the listener knows the state', async () => {
  const printed = captureConsole();
  const {store} = await import('./storeWithListeners');
  expectTypeOf<ListeningState>().toEqualTypeOf<RootState>();
  expectTypeOf<typeof store.dispatch>().toEqualTypeOf<ListeningDispatch>();
  await store.dispatch(weighHive('meadow'));
  expect(printed.texts()).toEqual(['meadow needs a visit, 1 in all']);
});
