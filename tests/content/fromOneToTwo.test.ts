import * as two from '@reduxjs/toolkit';
import * as twoQuery from '@reduxjs/toolkit/query';
import * as one from 'rtk-1';
import * as oneQuery from 'rtk-1/query';
import {expect, expectTypeOf, test} from 'vitest';
import {read} from './files';

/**
 * Each row of "From 1.x to 2.x" that says how something behaves, run on the last release of 1.x and on the installed one.
 * What is gone is no behavior: the build compares that list with the releases themselves. (The query entry of 1.x imports the
 * core by its name, which is that of 2.x here; what it does with tags is its own.)
 */
const add = {type: 'add'};
const counter = (state = 0, action: {type: unknown}) => (action.type === 'add' ? state + 1 : state);

const behaviors: Record<string, () => void | Promise<void>> = {
  'An object as second argument of `createReducer`'() {
    const cases = {add: (state: number) => state + 1} as never;
    expect(one.createReducer(0, cases)(1, add)).toBe(2);
    expect(() => two.createReducer(0, cases)).toThrow(
      'The object notation for `createReducer` has been removed',
    );
  },

  'An object as `extraReducers`'() {
    const options = {
      name: 'a',
      initialState: 0,
      reducers: {},
      extraReducers: {add: (n: number) => n + 1} as never,
    };
    expect(one.createSlice(options).reducer(1, add)).toBe(2);
    expect(() => two.createSlice(options).reducer(1, add)).toThrow(
      'The object notation for `createSlice.extraReducers` has been removed',
    );
  },

  '`[creator]: reducer` as a key of either'() {
    const cases = {[one.createAction('add') as never]: (state: number) => state + 1} as never;
    expect(one.createReducer(0, cases)(1, add)).toBe(2);
    expect(() => two.createReducer(0, cases)).toThrow('object notation');
  },

  '`middleware: [logger]`'() {
    let seen = 0;
    const logger = () => (next: (action: unknown) => unknown) => (action: unknown) => {
      seen++;
      return next(action);
    };
    const options = {reducer: counter, middleware: [logger]} as never;
    one.configureStore<number>(options).dispatch(add);
    expect(seen).toBe(1);
    expect(() => two.configureStore(options)).toThrow('`middleware` field must be a callback');
  },

  '`enhancers: [offline]`'() {
    let used = 0;
    const offline =
      (create: (...args: never[]) => unknown) =>
      (...args: never[]) => {
        used++;
        return create(...args);
      };
    const options = {reducer: counter, enhancers: [offline]} as never;
    one.configureStore(options);
    expect(used).toBe(1);
    expect(() => two.configureStore(options)).toThrow('`enhancers` field must be a callback');
  },

  'A number or symbol as action type'() {
    const numbered = {type: 1} as never;
    expect(one.configureStore({reducer: counter}).dispatch(numbered)).toBe(numbered);
    expect(() => two.configureStore({reducer: counter as never}).dispatch(numbered)).toThrow(
      'Action "type" property must be a string',
    );
  },

  async '`autoBatchEnhancer` has to be added'() {
    const batched = two.prepareAutoBatched<void>()();
    const notified = async (store: {
      subscribe: (f: () => void) => void;
      dispatch: (action: never) => unknown;
    }) => {
      let calls = 0;
      store.subscribe(() => calls++);
      store.dispatch({type: 'add', ...batched} as never);
      return calls;
    };
    expect(await notified(one.configureStore({reducer: counter}))).toBe(1);
    expect(await notified(two.configureStore({reducer: counter as never}))).toBe(0);
  },

  async 'RTK Query refetches invalidated data immediately'() {
    expect(await refetchesWhileBusy(one, oneQuery as never)).toBe(2);
    expect(await refetchesWhileBusy(two as never, twoQuery)).toBe(1);
  },

  '`EntityState<T>`'() {
    expectTypeOf<one.EntityState<{id: string}>['ids']>().toEqualTypeOf<one.EntityId[]>();
    expectTypeOf<two.EntityState<{id: string}, string>['ids']>().toEqualTypeOf<string[]>();
  },

  'middleware receives `AnyAction`'() {
    type Action<
      Middleware extends (...args: never[]) => (...args: never[]) => (...args: never[]) => unknown,
    > = Parameters<ReturnType<ReturnType<Middleware>>>[0];
    expectTypeOf<Action<one.Middleware>>().toBeAny();
    expectTypeOf<Action<two.Middleware>>().toBeUnknown();
  },

  'the default action type is `AnyAction`, with `any` fields'() {
    expectTypeOf<Parameters<one.Reducer<number>>[1]['field']>().toBeAny();
    expectTypeOf<Parameters<two.Reducer<number>>[1]['field']>().toBeUnknown();
  },

  '`createSelector` remembers one result'() {
    const [a, b] = [{n: 1}, {n: 2}];
    const runs = ({createSelector}: typeof two) => {
      const selector = createSelector([(state: {n: number}) => state], ({n}) => ({n}));
      const [first] = [selector(a), selector(b)];
      return selector(a) === first;
    };
    expect(runs(one as never)).toBe(false);
    expect(runs(two)).toBe(true);
  },
};

/** How often `list` has been requested when it is invalidated while another request is running. */
async function refetchesWhileBusy(core: typeof one, {createApi}: typeof twoQuery): Promise<number> {
  let requests = 0;
  let finish = (_: {data: number}) => {};
  const slow = new Promise<{data: number}>((resolve) => (finish = resolve));
  const api = createApi({
    baseQuery: () => ({data: ++requests}),
    tagTypes: ['List'],
    endpoints: (build) => ({
      list: build.query<number, void>({query: () => '', providesTags: ['List']}),
      slow: build.query<number, void>({queryFn: () => slow}),
    }),
  });
  const store = core.configureStore({
    reducer: {[api.reducerPath]: api.reducer as never},
    middleware: (gDM) => gDM().concat(api.middleware as never),
  });
  const dispatch = store.dispatch as (action: unknown) => Promise<unknown>;
  await dispatch(api.endpoints.list.initiate());
  const running = dispatch(api.endpoints.slow.initiate());
  await dispatch(api.util.invalidateTags(['List']));
  await new Promise((resolve) => setImmediate(resolve));
  const counted = requests;
  finish({data: 0});
  await running;
  dispatch(api.util.resetApiState());
  return counted;
}

test.each(Object.entries(behaviors))('%s', (_, run) => run());

test('every behavior on the page has a test', () => {
  const [, guide = ''] = read('docs/usage/usage-guide.mdx').split('{/* #from-1x-to-2x */}');
  const [throwing = ''] = guide.split('### What is no longer exported');
  const [, differing = ''] = guide.split('### What has another type or default');
  const items = [...throwing.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name]) => name);
  const rows = [...differing.split('###')[0]!.matchAll(/^\| (?!In 1\.x|--)(.+?) \|/gm)].map(
    ([, name]) => name,
  );
  // Of React Redux, and the same in both.
  const others = ['`const useAppSelector: TypedUseSelectorHook<RootState> = useSelector`'];
  expect([...items, ...rows].filter((name) => !others.includes(name!))).toEqual(Object.keys(behaviors));
});
