import {
  configureStore,
  createAction,
  createAsyncThunk,
  createNextState,
  current,
  freeze,
  isAction,
  isActionCreator,
  isDraft,
  isFluxStandardAction,
  isImmutableDefault,
  isPlain,
  isPlainObject,
  miniSerializeError,
  original,
  unwrapResult,
} from '@reduxjs/toolkit';
import {
  _NEVER,
  copyWithStructuralSharing,
  createApi,
  fakeBaseQuery,
} from '@reduxjs/toolkit/query';
import {describe, expect, test} from 'vitest';

const drawn = createAction<string>('raffle/drawn');
const checks = [
  isAction,
  isFluxStandardAction,
  isActionCreator,
  isPlainObject,
  isPlain,
  isImmutableDefault,
  isDraft,
];
const draftChecks = () => {
  let answers: boolean[] = [];
  createNextState({seats: 3}, (draft) => {
    answers = checks.map((check) => check(draft));
  });
  return answers;
};
const answers = (value: unknown) => checks.map((check) => check(value));
const [y, n] = [true, false];

// The rows of the page's table, in its order.
test.each<[string, unknown, boolean[]]>([
  [
    "{type: 'a', payload: 1}",
    {type: 'a', payload: 1},
    [y, y, n, y, y, n, n],
  ],
  ["{type: 'a', seat: 1}", {type: 'a', seat: 1}, [y, n, n, y, y, n, n]],
  ['{type: 7}', {type: 7}, [n, n, n, y, y, n, n]],
  ['action creator', drawn, [n, n, y, n, n, y, n]],
  ['another function', () => {}, [n, n, n, n, n, y, n]],
  ['{}', {}, [n, n, n, y, y, n, n]],
  ['frozen {}', Object.freeze({}), [n, n, n, y, y, y, n]],
  ['[]', [], [n, n, n, n, y, n, n]],
  ['text', 'text', [n, n, n, n, y, y, n]],
  ['null', null, [n, n, n, n, y, y, n]],
  ['undefined', undefined, [n, n, n, n, y, y, n]],
  ['1n', 1n, [n, n, n, n, n, y, n]],
  ['Date', new Date(0), [n, n, n, n, n, n, n]],
  ['Map', new Map(), [n, n, n, n, n, n, n]],
])('checks of %s', (_, value, expected) => {
  expect(answers(value)).toEqual(expected);
});

test('checks of a draft of a plain object', () => {
  expect(draftChecks()).toEqual([n, n, n, y, y, n, y]);
});

test('isPlain looks at the value itself, not at what is inside', () => {
  expect(isPlain({when: new Date(0)})).toBe(true);
});

describe('Immer', () => {
  test('current is a snapshot, original the state before', () => {
    const before = {sold: 1};
    createNextState(before, (draft) => {
      draft.sold = 2;
      expect(original(draft)).toBe(before);
      const now = current(draft);
      expect(now).toEqual({sold: 2});
      expect([isDraft(draft), isDraft(now)]).toEqual([true, false]);
    });
  });

  test('current equals original until something changes; a draft never does', () => {
    const before = {sold: ['A-1'], rules: {max: 5}};
    createNextState(before, (draft) => {
      expect(current(draft)).toBe(before);
      expect(current(draft.sold)).toBe(original(draft.sold));
      expect(draft.sold).not.toBe(before.sold);
      draft.sold.push('A-2');
      expect(current(draft)).not.toBe(original(draft));
      expect(current(draft.sold)).not.toBe(original(draft.sold));
      expect(current(draft.rules)).toBe(original(draft.rules));
    });
  });

  test('createNextState freezes the result and what it shares', () => {
    const raffle = {prizes: ['Hamper'], rules: {max: 5}};
    const next = createNextState(raffle, (draft) => {
      draft.prizes.push('Bicycle');
    });
    expect(next.rules).toBe(raffle.rules);
    expect(
      [next, next.prizes, raffle.rules, raffle, raffle.prizes].map(
        Object.isFrozen,
      ),
    ).toEqual([true, true, true, false, false]);
    const same = {rules: {max: 5}};
    expect(createNextState(same, () => {})).toBe(same);
    expect(Object.isFrozen(same)).toBe(true);
  });

  test('createNextState freezes as freeze does: no dates, nothing below what is frozen', () => {
    const make = () => ({
      sold: 1,
      at: new Date(0),
      half: Object.freeze({open: [1]}),
      rules: {max: [5]},
    });
    const frozen = (value: ReturnType<typeof make>) =>
      [value, value.at, value.half.open, value.rules, value.rules.max].map(
        Object.isFrozen,
      );
    const next = createNextState(make(), (draft) => {
      draft.sold = 2;
    });
    expect(frozen(next)).toEqual([true, false, false, true, true]);
    expect(frozen(freeze(make(), true))).toEqual(frozen(next));
    expect(frozen(createNextState(make(), () => {}))).toEqual(frozen(next));
  });

  test('current throws and original throws on a plain value', () => {
    expect(() => current({sold: 1})).toThrow("'current' expects a draft");
    expect(() => original({sold: 1})).toThrow(
      "'original' expects a draft, got: [object Object]",
    );
  });

  test('freeze is shallow unless told, and returns the same object', () => {
    const shallow = {rules: {max: 5}};
    expect(freeze(shallow)).toBe(shallow);
    expect(Object.isFrozen(shallow.rules)).toBe(false);
    expect(Object.isFrozen(freeze({rules: {max: 5}}, true).rules)).toBe(
      true,
    );
  });

  test('freeze leaves dates alone, and stops at what is frozen', () => {
    expect(Object.isFrozen(freeze(new Date(0), true))).toBe(false);
    const rules = {max: 5};
    freeze(Object.freeze({rules}), true);
    expect(Object.isFrozen(rules)).toBe(false);
  });
});

describe('thunk helpers', () => {
  test('miniSerializeError keeps the string fields name, message, stack and code', () => {
    const error = Object.assign(new Error('No paper'), {
      code: 'EPAPER',
      status: 503,
    });
    expect(miniSerializeError(error)).toEqual({
      name: 'Error',
      message: 'No paper',
      stack: expect.any(String),
      code: 'EPAPER',
    });
    expect(miniSerializeError(404)).toEqual({message: '404'});
    expect(miniSerializeError({code: 7})).toEqual({});
  });

  test('unwrapResult returns the payload or throws', () => {
    expect(unwrapResult({payload: 'A-1'})).toBe('A-1');
    expect(() =>
      unwrapResult({payload: undefined, error: new Error('No paper')}),
    ).toThrow('No paper');
    expect(() =>
      unwrapResult({
        payload: new Error('Sold out'),
        error: {message: 'Rejected'},
        meta: {rejectedWithValue: true},
      }),
    ).toThrow('Sold out');
  });

  test('unwrapResult throws the error after rejectWithValue(undefined)', async () => {
    const sell = createAsyncThunk('sell', (_: void, {rejectWithValue}) =>
      rejectWithValue(undefined),
    );
    const {dispatch} = configureStore({reducer: () => null});
    const action = await dispatch(sell());
    expect(() => unwrapResult(action)).toThrow(
      expect.objectContaining({message: 'Rejected'}),
    );
  });
});

test('copyWithStructuralSharing does not recognize an item that moved', () => {
  const sold = [{id: 'A-1'}, {id: 'A-2'}];
  const after = copyWithStructuralSharing(sold, [
    {id: 'A-0'},
    ...structuredClone(sold),
  ]);
  expect(after).toEqual([{id: 'A-0'}, {id: 'A-1'}, {id: 'A-2'}]);
  expect(after.filter((ticket) => sold.includes(ticket))).toEqual([]);
});

test('copyWithStructuralSharing keeps the parts that did not change', () => {
  const before = {prizes: [{name: 'Hamper'}], rules: {max: 5}};
  const received = {prizes: [{name: 'Hamper'}], rules: {max: 6}};
  const shared = copyWithStructuralSharing(before, received);
  expect(shared).toEqual(received);
  expect(shared.prizes).toBe(before.prizes);
  expect(shared.rules).not.toBe(before.rules);
  expect(copyWithStructuralSharing(before, structuredClone(before))).toBe(
    before,
  );
});

test('copyWithStructuralSharing takes no notice of a renamed key without a value, which JSON does not have', () => {
  const before = {winner: undefined};
  const after: object = {prize: undefined};
  expect(copyWithStructuralSharing<object>(before, after)).toBe(before);
});

test('copyWithStructuralSharing: `undefined` can hide a removed key, `null` cannot', () => {
  const before = {id: 'A-1', winner: 'Ines'};
  const share = (after: object) =>
    copyWithStructuralSharing<object>(before, after);
  expect(share({id: 'A-1', prize: undefined})).toBe(before);
  expect(share({id: 'A-1', prize: null})).toEqual({id: 'A-1', prize: null});
});

test('RTK Query shares the structure of responses, but not in queries with `merge`', async () => {
  const queryFn = () => ({data: [{id: 'A-1'}]});
  const raffleApi = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      sold: build.query<{id: string}[], void>({queryFn}),
      merged: build.query<{id: string}[], void>({
        queryFn,
        merge: (_old, received) => received,
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: raffleApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(raffleApi.middleware),
  });
  const keepsData = async (name: 'sold' | 'merged') => {
    const request = store.dispatch(raffleApi.endpoints[name].initiate());
    const {data: before} = await request;
    const {data: after} = await request.refetch();
    expect(after).toEqual(before);
    return after === before;
  };
  expect(await keepsData('sold')).toBe(true);
  expect(await keepsData('merged')).toBe(false);
  store.dispatch(raffleApi.util.resetApiState());
});

test('_NEVER is a symbol', () => {
  expect(typeof _NEVER).toBe('symbol');
});
