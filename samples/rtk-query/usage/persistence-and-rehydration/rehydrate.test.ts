import {configureStore} from '@reduxjs/toolkit';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {surveyServer} from './handlers';
import {
  nestedApi,
  onlySites,
  surveyApi as persistedApi,
} from './reduxPersist';
import {
  DAY,
  makeStore,
  type RootState,
  savedStateRead,
  surveyApi,
} from './surveyApi';
import {withoutPending} from './withoutPending';

let survey: ReturnType<typeof surveyServer>;
let clock: ReturnType<typeof useFakeClock>;
beforeEach(() => {
  clock = useFakeClock();
  survey = surveyServer();
  server.use(...survey.handlers);
});
const {site, sites, count} = surveyApi.endpoints;
const read = (state: RootState, id: number) => site.select(id)(state);
const keys = (state: RootState) => Object.keys(state.surveyApi.queries);

/** A cache with data (1), an error (the list) and a running request (2). */
async function savedState() {
  const store = makeStore();
  await store.dispatch(site.initiate(1));
  await store.dispatch(sites.initiate());
  await store.dispatch(
    count.initiate({id: 5, species: 3}, {fixedCacheKey: 'form'}),
  );
  await store.dispatch(count.initiate({id: 6, species: 3}));
  const pending = store.dispatch(site.initiate(2));
  const state: RootState = JSON.parse(JSON.stringify(store.getState()));
  await pending;
  store.dispatch(surveyApi.util.resetApiState());
  survey.log.length = 0;
  return state;
}

describe('a hydrate action', () => {
  test('restores what has settled, and named mutations', async () => {
    const saved = await savedState();
    expect(keys(saved)).toEqual(['site(1)', 'sites(undefined)', 'site(2)']);
    expect(Object.keys(saved.surveyApi.mutations)).toHaveLength(2);
    const store = makeStore();
    store.dispatch(savedStateRead(saved));
    expect(keys(store.getState())).toEqual(['site(1)', 'sites(undefined)']);
    expect(Object.keys(store.getState().surveyApi.mutations)).toEqual([
      'form',
    ]);
    expect(store.getState().surveyApi.subscriptions).toEqual({});
  });

  test('what it restored is fresh, and the rest is fetched', async () => {
    const saved = await savedState();
    const store = makeStore();
    store.dispatch(savedStateRead(saved));
    await store.dispatch(site.initiate(1));
    expect(survey.log).toEqual([]);
    await store.dispatch(site.initiate(2));
    expect(survey.log).toEqual(['GET sites/2']);
    // Restored with its error, and without data.
    await store.dispatch(sites.initiate());
    expect(survey.log).toEqual(['GET sites/2', 'GET sites']);
  });

  test('an entry that was being refetched is left out with its data', async () => {
    const old = makeStore();
    const entry = old.dispatch(site.initiate(1));
    await entry;
    const refetch = entry.refetch();
    const saved: RootState = JSON.parse(JSON.stringify(old.getState()));
    expect(read(saved, 1)).toMatchObject({
      status: 'pending',
      data: {id: 1},
    });
    await refetch;
    old.dispatch(surveyApi.util.resetApiState());
    const store = makeStore();
    store.dispatch(savedStateRead(saved));
    expect(keys(store.getState())).toEqual([]);
  });

  test('tags work', async () => {
    const saved = await savedState();
    const store = makeStore();
    store.dispatch(savedStateRead(saved));
    await store.dispatch(site.initiate(1));
    await store.dispatch(count.initiate({id: 1, species: 13}));
    await clock.advance(10);
    await vi.waitFor(() =>
      expect(survey.log).toEqual(['PUT sites/1', 'GET sites/1']),
    );
  });

  test('an entry that nobody uses is removed after its own time', async () => {
    const saved = await savedState();
    const store = makeStore();
    store.dispatch(savedStateRead(saved));
    await clock.advance(59_000);
    expect(keys(store.getState())).toHaveLength(2);
    await clock.advance(2_000);
    // `sites` has the default, 60 seconds; `site` has a day.
    expect(keys(store.getState())).toEqual(['site(1)']);
    await clock.advance(DAY);
    expect(keys(store.getState())).toEqual([]);
  });

  test('an age in seconds refetches what is older', async () => {
    const saved = await savedState();
    await clock.advance(3_600_000);
    const store = makeStore();
    store.dispatch(savedStateRead(saved));
    await store.dispatch(site.initiate(1, {forceRefetch: 7200}));
    expect(survey.log).toEqual([]);
    await store.dispatch(site.initiate(1, {forceRefetch: 900}));
    expect(survey.log).toEqual(['GET sites/1']);
  });

  test('that comes late overwrites newer data, and drops a response that is on its way', async () => {
    const saved = await savedState();
    survey.setSpecies(40);
    const store = makeStore();
    await store.dispatch(site.initiate(1));
    expect(read(store.getState(), 1).data?.species).toBe(40);
    store.dispatch(savedStateRead(saved));
    expect(read(store.getState(), 1).data?.species).toBe(12);

    const other = makeStore();
    const running = other.dispatch(site.initiate(1));
    other.dispatch(savedStateRead(saved));
    await running;
    expect(read(other.getState(), 1).data?.species).toBe(12);
  });
});

test('an upsert that comes late lets the running response in', async () => {
  const store = makeStore();
  survey.setSpecies(40);
  const running = store.dispatch(site.initiate(1));
  store.dispatch(
    surveyApi.util.upsertQueryEntries([
      {endpointName: 'site', arg: 1, value: {id: 1, species: 12}},
    ]),
  );
  await running;
  expect(read(store.getState(), 1).data?.species).toBe(40);
});

describe('preloadedState', () => {
  const storeWith = (preloadedState: RootState) =>
    configureStore({
      reducer: {[surveyApi.reducerPath]: surveyApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(surveyApi.middleware),
      preloadedState,
    });

  test('a pending entry stays pending, and nothing is sent', async () => {
    const store = storeWith(await savedState());
    await store.dispatch(site.initiate(2));
    await store.dispatch(site.initiate(2, {forceRefetch: true}));
    expect(read(store.getState(), 2).status).toBe('pending');
    expect(survey.log).toEqual([]);
  });

  test('without it, the query fetches', async () => {
    const store = storeWith(withoutPending(await savedState()));
    expect(keys(store.getState())).toEqual(['site(1)', 'sites(undefined)']);
    await store.dispatch(site.initiate(2));
    expect(read(store.getState(), 2).status).toBe('fulfilled');
    expect(survey.log).toEqual(['GET sites/2']);
  });

  test('an unused entry has no timer; a tag removes it', async () => {
    const saved = withoutPending(await savedState());
    const store = storeWith(saved);
    await clock.advance(2 * DAY);
    expect(keys(store.getState())).toEqual(['site(1)', 'sites(undefined)']);
    store.dispatch(surveyApi.util.invalidateTags([{type: 'Site', id: 1}]));
    expect(keys(store.getState())).toEqual(['sites(undefined)']);
    expect(survey.log).toEqual([]);
  });

  test('it copies the config of the last page; the filter does not', async () => {
    const saved = await savedState();
    const {config} = saved.surveyApi;
    saved.surveyApi.config = {
      ...config,
      focused: false,
      keepUnusedDataFor: 5,
    };
    expect(storeWith(saved).getState().surveyApi.config).toMatchObject({
      focused: false,
      keepUnusedDataFor: 5,
    });
    const {surveyApi: filtered} = storeWith(
      withoutPending(saved),
    ).getState();
    expect(filtered.config).toMatchObject({
      focused: true,
      keepUnusedDataFor: 60,
    });
    expect(filtered.mutations).toEqual({});
    expect(filtered.provided).toEqual(saved.surveyApi.provided);
  });
});

describe('actions of redux-persist', () => {
  const type = 'persist/REHYDRATE';
  test.each([
    [
      'root',
      persistedApi,
      (state: RootState) => ({type, key: 'root', payload: state}),
    ],
    [
      'nested',
      nestedApi,
      (state: RootState) => ({
        type,
        key: 'surveyApi',
        payload: state.surveyApi,
      }),
    ],
  ] as const)('%s', async (_name, api, action) => {
    const saved = await savedState();
    const {reducer} = api;
    const empty = reducer(undefined, {type: 'start'});
    const next = reducer(empty, action(saved));
    expect(Object.keys(next.queries)).toEqual([
      'site(1)',
      'sites(undefined)',
    ]);
    // The slice is another object in any case, so a merge of the root leaves it alone.
    expect(next.config).not.toBe(empty.config);
    // Nothing saved yet; another key.
    expect(reducer(empty, {type, key: 'root', payload: undefined})).toBe(
      empty,
    );
    expect(reducer(empty, {type, key: 'settings', payload: saved})).toBe(
      empty,
    );
  });

  test('the slice changes although nothing could be restored, and not when the function returns undefined', async () => {
    const saved = await savedState();
    const pending = {'site(2)': saved.surveyApi.queries['site(2)']};
    const {reducer} = persistedApi;
    const empty = reducer(undefined, {type: 'start'});
    const surveyApiState = {...saved.surveyApi, queries: pending};
    const payload = {surveyApi: surveyApiState};
    const next = reducer(empty, {type, key: 'root', payload});
    expect(next.queries).toEqual({});
    expect(next).not.toBe(empty);
    expect(reducer(empty, {type, key: 'root', payload: {}})).toBe(empty);
  });

  test('without ?. the first start throws', () => {
    const action = {type, key: 'root'} as {payload?: {surveyApi: never}};
    expect(() => action.payload!.surveyApi).toThrow(
      "Cannot read properties of undefined (reading 'surveyApi')",
    );
  });

  test('only a change of the focus refetches, and only what is used', async () => {
    const saved = await savedState();
    const store = makeStore();
    store.dispatch(savedStateRead(saved));
    survey.log.length = 0;
    const focus = {type: '__rtkq/focused'}; // by setupListeners
    store.dispatch(focus);
    store.dispatch(
      site.initiate(1, {subscriptionOptions: {refetchOnFocus: true}}),
    );
    await clock.advance(1000);
    expect(survey.log).toEqual([]);
    store.dispatch(focus);
    await vi.waitFor(() => expect(survey.log).toEqual(['GET sites/1']));
  });

  test('a transform keeps one endpoint', async () => {
    const {queries} = (await savedState()).surveyApi;
    expect(Object.keys(queries)).toContain('sites(undefined)');
    expect(Object.keys(onlySites(queries))).toEqual(['site(1)', 'site(2)']);
  });

  test('a part with nothing to restore does not change', async () => {
    const saved = await savedState();
    const {queries} = saved.surveyApi;
    const pending = {'site(2)': queries['site(2)']};
    const {reducer} = nestedApi;
    const empty = reducer(undefined, {type: 'start'});
    const next = reducer(empty, {
      type,
      key: 'surveyApi',
      payload: {...saved.surveyApi, queries: pending, mutations: {}},
    });
    // A merge that skips changed parts would copy these two.
    expect(next.queries).toBe(empty.queries);
    expect(next.mutations).toBe(empty.mutations);
    expect(next).not.toBe(empty);
  });
});

describe('tags of a saved state', () => {
  test('in an older shape are lost', async () => {
    const saved = await savedState();
    const {tags} = saved.surveyApi.provided;
    expect(Object.keys(tags)).not.toEqual([]);
    const old: unknown = {
      ...saved,
      surveyApi: {...saved.surveyApi, provided: tags},
    };
    const store = makeStore();
    store.dispatch(savedStateRead(old as RootState));
    expect(read(store.getState(), 1).isSuccess).toBe(true);
    expect(store.getState().surveyApi.provided.tags).toEqual({});
  });

  test('cannot be missing', async () => {
    const {provided, ...rest} = (await savedState()).surveyApi;
    expect(provided).toBeDefined();
    const saved: unknown = {surveyApi: rest};
    expect(() =>
      makeStore().dispatch(savedStateRead(saved as RootState)),
    ).toThrow("Cannot read properties of undefined (reading 'tags')");
  });
});
