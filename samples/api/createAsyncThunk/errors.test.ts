import {
  configureStore,
  createAsyncThunk,
  miniSerializeError,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../testing/server';
import {approvalSlice, approveProof} from './approveProof';
import {handlers} from './handlers';
import {checkPrinter, printerSlice} from './printerStatus';
import {takePaper} from './takePaper';

beforeEach(() => server.use(...handlers));

/** A store that remembers every action. */
function listen() {
  const actions: UnknownAction[] = [];
  const log: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: () => null,
    middleware: (getDefault) => getDefault().concat(log),
  });
  return {store, actions, types: () => actions.map(({type}) => type)};
}

describe('rejectWithValue', () => {
  test('carries the defects, and unwrap throws them', async () => {
    const defects = [{page: 3, problem: 'low resolution'}];
    server.use(
      http.put('https://print.example/proofs/:file/approval', () =>
        HttpResponse.json(defects, {status: 422}),
      ),
    );
    const store = configureStore({reducer: approvalSlice.reducer});
    const promise = store.dispatch(approveProof('menu.pdf'));
    const action = await promise;
    expect(action).toMatchObject({
      payload: defects,
      error: {message: 'Rejected'},
      meta: {rejectedWithValue: true},
    });
    expect(store.getState().byFile['menu.pdf']).toEqual({
      status: 'failed',
      defects,
      problem: null,
    });
    await expect(promise.unwrap()).rejects.toEqual(defects);
  });

  test('an error that is not a rejected value has no payload', async () => {
    server.use(
      http.put(
        'https://print.example/proofs/:file/approval',
        () => new HttpResponse(null, {status: 500}),
      ),
    );
    const store = configureStore({reducer: approvalSlice.reducer});
    await store.dispatch(approveProof('menu.pdf'));
    expect(store.getState().byFile['menu.pdf']).toEqual({
      status: 'failed',
      defects: [],
      problem: 'HTTP 500',
    });
  });

  test('0 counts as a value', async () => {
    const {store} = listen();
    const promise = store.dispatch(takePaper({sheets: 1, left: 0}));
    expect((await promise).meta).toMatchObject({rejectedWithValue: true});
    await expect(promise.unwrap()).rejects.toBe(0);
  });

  test.each([0, '', false, null])('%j counts as a value', async (value) => {
    const {store} = listen();
    const thunk = createAsyncThunk('a', (_: void, api) =>
      api.rejectWithValue(value),
    );
    const promise = store.dispatch(thunk());
    expect((await promise).meta).toMatchObject({rejectedWithValue: true});
    await expect(promise.unwrap()).rejects.toBe(value);
  });

  test('undefined does not', async () => {
    const {store} = listen();
    const thunk = createAsyncThunk('a', (_: void, api) =>
      api.rejectWithValue(undefined),
    );
    const promise = store.dispatch(thunk());
    expect((await promise).meta).toMatchObject({rejectedWithValue: false});
    await expect(promise.unwrap()).rejects.toEqual({message: 'Rejected'});
  });

  test('can be thrown, too; without return it does nothing', async () => {
    const {store} = listen();
    const thrown = createAsyncThunk('a', async (_: void, api) => {
      throw api.rejectWithValue('out of ink');
    });
    expect(await store.dispatch(thrown())).toMatchObject({
      payload: 'out of ink',
      meta: {rejectedWithValue: true},
    });
    const forgotten = createAsyncThunk('a', async (_: void, api) => {
      api.rejectWithValue('out of ink');
    });
    expect((await store.dispatch(forgotten())).type).toBe('a/fulfilled');
  });
});

describe('serializeError', () => {
  test('keeps what it is told to keep', async () => {
    server.use(
      http.get(
        'https://print.example/printers/:name',
        () => new HttpResponse(null, {status: 503}),
      ),
    );
    const store = configureStore({reducer: printerSlice.reducer});
    await store.dispatch(checkPrinter('north'));
    expect(store.getState().error).toMatchObject({
      name: 'Error',
      message: 'The printer responded with 503',
      status: 503,
    });

    // A new attempt starts without the old error.
    server.use(
      http.get('https://print.example/printers/:name', () =>
        HttpResponse.text('ready'),
      ),
    );
    await store.dispatch(checkPrinter('north'));
    expect(store.getState().error).toBeNull();
  });

  test('the sample keeps the reason of a canceled request', async () => {
    server.use(
      http.get('https://print.example/printers/:name', () =>
        HttpResponse.text('ready'),
      ),
    );
    const store = configureStore({reducer: printerSlice.reducer});
    const promise = store.dispatch(checkPrinter('north'));
    promise.abort('Customer left');
    await promise;
    expect(store.getState().error).toEqual({
      name: 'AbortError',
      message: 'Customer left',
    });
  });

  test('the errors of abort and condition are plain objects', async () => {
    const {store} = listen();
    const serializeError = vi.fn(miniSerializeError);
    const thunk = createAsyncThunk('a', async (_: boolean) => 1, {
      condition: (run) => run,
      serializeError,
    });
    await store.dispatch(thunk(false));
    const promise = store.dispatch(thunk(true));
    promise.abort();
    await promise;
    expect(serializeError.mock.calls).toEqual([
      [{name: 'ConditionError', message: expect.any(String)}],
      [{name: 'AbortError', message: 'Aborted'}],
    ]);
    expect(String(serializeError.mock.calls[0]?.[0])).toBe(
      '[object Object]',
    );
  });

  test.each([0, '', false, null, undefined, NaN])(
    'throwing %j leaves only the word Rejected',
    async (value) => {
      const {store} = listen();
      const thunk = createAsyncThunk('a', () => Promise.reject(value));
      expect((await store.dispatch(thunk())).meta).toMatchObject({
        requestStatus: 'rejected',
        rejectedWithValue: false,
      });
      await expect(store.dispatch(thunk()).unwrap()).rejects.toEqual({
        message: 'Rejected',
      });
    },
  );

  test('is called for rejectWithValue, with the string Rejected', async () => {
    const {store} = listen();
    const serializeError = vi.fn(() => ({message: 'mine'}));
    const thunk = createAsyncThunk(
      'a',
      (_: void, api) => api.rejectWithValue(1),
      {serializeError},
    );
    expect(await store.dispatch(thunk())).toMatchObject({
      error: {message: 'mine'},
    });
    expect(serializeError.mock.calls).toEqual([['Rejected']]);
  });

  test.each(['', null, undefined])(
    'one that returns %o lets unwrap resolve',
    async (falsy) => {
      const {store} = listen();
      const thunk = createAsyncThunk<
        number,
        void,
        {serializedErrorType: typeof falsy}
      >('a', () => Promise.reject(new Error('Jam')), {
        serializeError: () => falsy,
      });
      const promise = store.dispatch(thunk());
      expect((await promise).meta.requestStatus).toBe('rejected');
      expect(await promise.unwrap()).toBeUndefined();
    },
  );

  test('one that returns nothing does not hide a rejected value', async () => {
    const {store} = listen();
    const thunk = createAsyncThunk<
      number,
      void,
      {serializedErrorType: undefined}
    >('a', (_, {rejectWithValue}) => rejectWithValue('Jam'), {
      serializeError: () => undefined,
    });
    const promise = store.dispatch(thunk());
    await expect(promise.unwrap()).rejects.toBe('Jam');
  });

  test('one that throws rejects the promise', async () => {
    const {store, types} = listen();
    const thunk = createAsyncThunk('a', () => Promise.reject('no ink'), {
      serializeError(): {message: string} {
        throw new Error('cannot serialize');
      },
    });
    await expect(store.dispatch(thunk())).rejects.toThrow(
      'cannot serialize',
    );
    expect(types()).toEqual(['a/pending']);
  });
});
