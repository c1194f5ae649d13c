import {
  configureStore,
  createAsyncThunk,
  createListenerMiddleware,
  type AsyncThunk,
  type AsyncThunkConfig,
  type AsyncThunkPayloadCreator,
  type GetThunkAPI,
  type SerializedError,
} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test} from 'vitest';
import type {approveProof} from './approveProof';
import {createAppAsyncThunk} from './createAppAsyncThunk';
import type {checkPrinter} from './printerStatus';
import {renderPreview} from './renderPreview';
import {priceOf, type Priced} from './typesOfAThunk';
import type {RootState} from './store';

test('types follow from the config', () => {
  type Rejected = ReturnType<typeof approveProof.rejected>;
  expectTypeOf<Rejected['payload']>().toEqualTypeOf<
    {page: number; problem: string}[] | undefined
  >();
  expectTypeOf<Rejected['error']>().toEqualTypeOf<SerializedError>();
  expectTypeOf<
    ReturnType<typeof checkPrinter.rejected>['error']
  >().toExtend<SerializedError & {status?: number}>();
});

test('a listener takes the action creators of a thunk', async () => {
  const {middleware, startListening} = createListenerMiddleware();
  const heard: unknown[] = [];
  const price = createAsyncThunk(
    'a',
    async (paper: string) => paper.length,
  );
  startListening({
    actionCreator: price.pending,
    effect({meta}) {
      expectTypeOf(meta.arg).toEqualTypeOf<string>();
      heard.push(meta.arg);
    },
  });
  startListening({
    actionCreator: price.fulfilled,
    effect({payload}) {
      expectTypeOf(payload).toEqualTypeOf<number>();
      heard.push(payload);
    },
  });
  const store = configureStore({
    reducer: () => null,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(middleware),
  });
  await store.dispatch(price('card'));
  expect(heard).toEqual(['card', 4]);
});

test('without a state type, getState returns unknown', () => {
  createAsyncThunk('a', (_: void, {getState}) => {
    expectTypeOf(getState()).toBeUnknown();
  });
  createAppAsyncThunk('b', (_: void, {getState}) => {
    expectTypeOf(getState()).toEqualTypeOf<RootState>();
  });
});

test('the argument decides how the thunk is called', () => {
  const none = createAsyncThunk('a', async () => 1);
  none();
  // @ts-expect-error the payload creator takes no argument
  none(1);
  const maybe = createAsyncThunk('a', async (_?: number) => 1);
  maybe();
  maybe(1);
  const one = createAsyncThunk('a', async (_: number) => 1);
  // @ts-expect-error the argument is missing
  expect(() => one()).not.toThrow();
});

test('a value of another type than rejectValue is refused', () => {
  createAppAsyncThunk('a', (_: void, {rejectWithValue}) =>
    // @ts-expect-error rejectValue is 'unknown paper'
    rejectWithValue('no paper'),
  );
});

test('withTypes can be narrowed for one thunk', () => {
  const thunk = createAppAsyncThunk<number, void, {rejectValue: number}>(
    'a',
    (_, {rejectWithValue, getState}) => {
      expectTypeOf(getState()).toEqualTypeOf<RootState>();
      return rejectWithValue(1);
    },
  );
  expect(thunk.typePrefix).toBe('a');
  expectTypeOf<
    ReturnType<typeof thunk.rejected>['payload']
  >().toEqualTypeOf<number | undefined>();
});

test('the helper types', () => {
  expectTypeOf<Priced>().toEqualTypeOf<number>();
  expectTypeOf(priceOf).toExtend<
    AsyncThunkPayloadCreator<number, string>
  >();
  expectTypeOf(renderPreview).toExtend<
    AsyncThunk<string, string, AsyncThunkConfig>
  >();
  expectTypeOf<GetThunkAPI<{extra: Date}>['extra']>().toEqualTypeOf<Date>();
});

test('extra is unknown, unless the config requires it', () => {
  type Services = {prices: {pricePerPage: (paper: string) => number}};
  createAsyncThunk('a', (_: void, {extra}) => {
    expectTypeOf(extra).toBeUnknown();
  });
  createAsyncThunk.withTypes<{extra?: Services}>()(
    'b',
    (_: void, {extra}) => {
      expectTypeOf(extra).toBeUnknown();
    },
  );
  createAsyncThunk.withTypes<{extra: Services}>()(
    'c',
    (_: void, {extra}) => {
      expectTypeOf(extra).toEqualTypeOf<Services>();
    },
  );
});
