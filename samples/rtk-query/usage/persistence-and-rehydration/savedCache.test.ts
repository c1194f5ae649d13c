import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {deviceStorage, surveyServer} from './handlers';
import {createSavedCache, type KeyValueStorage} from './savedCache';
import {DAY, makeStore, surveyApi} from './surveyApi';

let survey: ReturnType<typeof surveyServer>;
let clock: ReturnType<typeof useFakeClock>;
beforeEach(() => {
  clock = useFakeClock();
  survey = surveyServer();
  server.use(...survey.handlers);
});
const {site, sites, count} = surveyApi.endpoints;
const HOUR = 3_600_000;

/** One run of the app: a new store, restored and saved by itself. */
async function start(storage: KeyValueStorage) {
  const store = makeStore();
  const onError = vi.fn();
  const saved = createSavedCache(store, storage, onError);
  await saved.restore();
  saved.autosave();
  return {
    store,
    saved,
    onError,
    async visit(id: number) {
      const shown = store.dispatch(site.initiate(id));
      await shown;
      shown.unsubscribe();
    },
    async close() {
      await clock.advance(2_000);
      saved.stop();
      store.dispatch(surveyApi.util.resetApiState());
    },
  };
}

async function savedDevice() {
  const device = deviceStorage();
  const app = await start(device.storage);
  await app.visit(1);
  await app.store.dispatch(sites.initiate());
  await app.close();
  survey.log.length = 0;
  const inFile = (): {id: number; fetchedAt: number}[] =>
    JSON.parse(device.items.get('survey-cache') ?? '').sites;
  return {...device, inFile};
}

test('the next start sends nothing for a young entry', async () => {
  const before = Date.now();
  const {storage, items} = await savedDevice();
  expect(JSON.parse(items.get('survey-cache') ?? '')).toEqual({
    version: 3,
    sites: [{id: 1, site: {id: 1, species: 12}, fetchedAt: before}],
  });
  await clock.advance(23 * HOUR);
  const {store} = await start(storage);
  const {data} = await store.dispatch(site.initiate(1));
  expect(data).toEqual({id: 1, species: 12});
  expect(survey.log).toEqual([]);
});

test('tags come from the endpoint', async () => {
  const {storage} = await savedDevice();
  const {store} = await start(storage);
  expect(
    surveyApi.util.selectInvalidatedBy(store.getState(), [
      {type: 'Site', id: 1},
    ]),
  ).toHaveLength(1);
  await store.dispatch(count.initiate({id: 1, species: 13}));
  expect(survey.log).toEqual(['PUT sites/1']);
});

test('a count that fails deletes no saved site, one that succeeds does', async () => {
  const {storage, inFile} = await savedDevice();
  const {store, saved} = await start(storage);
  survey.setDown();
  await store.dispatch(count.initiate({id: 1, species: 13}));
  await saved.save();
  expect(inFile()).toMatchObject([{id: 1}]);
  survey.setDown(false);
  await store.dispatch(count.initiate({id: 1, species: 13}));
  await saved.save();
  expect(inFile()).toEqual([]);
});

test('an entry that is too old is fetched', async () => {
  const {storage} = await savedDevice();
  await clock.advance(25 * HOUR);
  const {store} = await start(storage);
  await store.dispatch(site.initiate(1));
  expect(survey.log).toEqual(['GET sites/1']);
});

test('starts in between do not make an entry younger', async () => {
  const {storage, inFile} = await savedDevice();
  const fetchedAt = inFile()[0]?.fetchedAt;
  expect(fetchedAt).toBeTypeOf('number');
  for (let days = 0; days < 3; days++) {
    await clock.advance(7 * HOUR);
    const app = await start(storage);
    // Another change, so that everything is saved again.
    await app.visit(100 + days);
    await app.close();
    expect(inFile().find(({id}) => id === 1)?.fetchedAt).toBe(fetchedAt);
  }
  await clock.advance(4 * HOUR);
  survey.log.length = 0;
  const {store} = await start(storage);
  await store.dispatch(site.initiate(1));
  expect(survey.log).toEqual(['GET sites/1']);
});

test('a refetched entry has the new time', async () => {
  const {storage, inFile} = await savedDevice();
  await clock.advance(7 * HOUR);
  const app = await start(storage);
  await clock.advance(HOUR);
  await app.store.dispatch(site.initiate(1, {forceRefetch: true}));
  const now = Date.now();
  await app.close();
  expect(inFile()).toMatchObject([{id: 1, fetchedAt: now}]);
});

test('what no screen uses stays saved', async () => {
  const {storage, inFile} = await savedDevice();
  const app = await start(storage);
  await app.visit(2);
  await clock.advance(2 * HOUR);
  await app.visit(3);
  await clock.advance(2_000);
  expect(inFile().map(({id}) => id)).toEqual([3, 2, 1]);
  await app.close();
});

test('what a mutation invalidates is no longer saved', async () => {
  const {storage, inFile} = await savedDevice();
  const app = await start(storage);
  await app.visit(2);
  await app.store.dispatch(count.initiate({id: 1, species: 13}));
  await app.close();
  expect(inFile().map(({id}) => id)).toEqual([2]);
});

test('data that a refetch could not replace stays saved, with its time', async () => {
  const {storage, inFile} = await savedDevice();
  const before = inFile();
  await clock.advance(HOUR);
  const app = await start(storage);
  survey.setDown();
  const {data, isError} = await app.store.dispatch(
    site.initiate(1, {forceRefetch: true}),
  );
  expect({data, isError}).toEqual({
    data: {id: 1, species: 12},
    isError: true,
  });
  await app.close();
  expect(inFile()).toEqual(before);
});

test('at most 50 sites are saved, the newest', async () => {
  const device = deviceStorage();
  const app = await start(device.storage);
  for (let id = 1; id <= 52; id++) {
    await app.visit(id);
    await clock.advance(1);
  }
  await app.close();
  const saved: {sites: {id: number}[]} = JSON.parse(
    device.items.get('survey-cache') ?? '',
  );
  expect(saved.sites).toHaveLength(50);
  expect(saved.sites[0]?.id).toBe(52);
  expect(saved.sites[49]?.id).toBe(3);
});

test('another version is ignored', async () => {
  const {storage, items} = await savedDevice();
  items.set(
    'survey-cache',
    (items.get('survey-cache') ?? '').replace('"version":3', '"version":2'),
  );
  const {store} = await start(storage);
  expect(store.getState().surveyApi.queries).toEqual({});
});

test.each(['{"version":3,"si', '{"version":3}'])(
  'a damaged value is reported, and the next save replaces it: %s',
  async (damaged) => {
    const {storage, items, inFile} = await savedDevice();
    items.set('survey-cache', damaged);
    const app = await start(storage);
    expect(app.onError).toHaveBeenCalledTimes(1);
    await app.visit(2);
    await app.close();
    expect(inFile()).toMatchObject([{id: 2}]);
  },
);

test('autosave writes the changes of a second once', async () => {
  const {storage, items} = deviceStorage();
  const setItem = vi.spyOn(storage, 'setItem');
  const {store, saved} = await start(storage);
  await store.dispatch(site.initiate(1));
  await clock.advance(900);
  await store.dispatch(site.initiate(2));
  expect(items.size).toBe(0);
  await clock.advance(200);
  expect(JSON.parse(items.get('survey-cache') ?? '').sites).toHaveLength(2);
  expect(setItem).toHaveBeenCalledTimes(1);
  saved.stop();
});

test('what has just changed is saved by stop, but not by forget', async () => {
  const {storage, items} = deviceStorage();
  const {store, saved} = await start(storage);
  await store.dispatch(site.initiate(1));
  saved.stop();
  await saved.restore();
  expect(items.get('survey-cache')).toContain('species');
  saved.autosave();
  await store.dispatch(site.initiate(2));
  await saved.forget();
  await clock.advance(2_000);
  expect(items.size).toBe(0);
});

test('sign-out aborts a request that nobody has awaited', async () => {
  const {store, saved} = await start(deviceStorage().storage);
  const request = store.dispatch(count.initiate({id: 1, species: 3}));
  await saved.forget();
  expect(await request).toMatchObject({error: {name: 'AbortError'}});
});

test('a cache that keeps changing is saved', async () => {
  const {storage, items} = deviceStorage();
  const {store, saved} = await start(storage);
  for (let id = 1; id <= 4; id++) {
    await store.dispatch(site.initiate(id));
    await clock.advance(900);
  }
  expect(items.size).toBe(1);
  saved.stop();
});

test.each(['save', 'forget'] as const)(
  '%s while the cache is being restored',
  async (what) => {
    const {storage, items} = await savedDevice();
    const before = items.get('survey-cache');
    const store = makeStore();
    const saved = createSavedCache(store, storage);
    // A phone that goes to the background while the app starts.
    await Promise.all([saved.restore(), saved[what]()]);
    const isSaved = what === 'save';
    expect(items.get('survey-cache')).toBe(isSaved ? before : undefined);
    const {data} = site.select(1)(store.getState());
    expect(data !== undefined).toBe(isSaved);
    store.dispatch(surveyApi.util.resetApiState());
  },
);

test.each(['refetchOnFocus', 'refetchOnReconnect'] as const)(
  '%s in createApi removes an entry that no screen uses, on a hook it does not',
  async (option) => {
    for (const everywhere of [true, false]) {
      const api = createApi({
        baseQuery: fakeBaseQuery(),
        [option]: everywhere,
        endpoints: (build) => ({
          left: build.query<null, void>({queryFn: () => ({data: null})}),
          shown: build.query<null, void>({queryFn: () => ({data: null})}),
        }),
      });
      const {dispatch, getState} = configureStore({
        reducer: {[api.reducerPath]: api.reducer},
        middleware: (getDefaultMiddleware) =>
          getDefaultMiddleware().concat(api.middleware),
      });
      const visit = dispatch(api.endpoints.left.initiate());
      await visit;
      visit.unsubscribe();
      const {shown} = api.endpoints;
      await dispatch(
        shown.initiate(undefined, {
          subscriptionOptions: everywhere ? undefined : {[option]: true},
        }),
      );
      const {onFocus, onOnline} = api.internalActions;
      dispatch(onFocus());
      dispatch(onOnline());
      expect(Object.keys(getState().api.queries)).toEqual(
        everywhere
          ? ['shown(undefined)']
          : ['left(undefined)', 'shown(undefined)'],
      );
      dispatch(api.util.resetApiState());
    }
  },
);

test('a full storage is reported, keeps what it had, and is tried again', async () => {
  const {storage, items, inFile} = await savedDevice();
  const before = items.get('survey-cache');
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
    throw full;
  });
  const app = await start(storage);
  await app.visit(2);
  await clock.advance(2_000);
  expect(app.onError).toHaveBeenCalledExactlyOnceWith(full);
  expect(items.get('survey-cache')).toBe(before);
  await app.visit(3);
  await app.close();
  expect(inFile().map(({id}) => id)).toContain(3);
});

test('sign-out leaves nothing, in the storage and in the cache', async () => {
  const {storage, items} = deviceStorage();
  const {store, saved} = await start(storage);
  await store.dispatch(site.initiate(1));
  await clock.advance(2_000);
  expect(items.size).toBe(1);
  await saved.forget();
  await clock.advance(DAY);
  expect(items.size).toBe(0);
  expect(store.getState().surveyApi.queries).toEqual({});
  // What `pagehide` does.
  await saved.save();
  expect(items.size).toBe(0);
  // The next sign-in.
  saved.autosave();
  await saved.save();
  expect(items.size).toBe(1);
  saved.stop();
});

test('after sign-out, another tab saves its copy again', async () => {
  const {storage, items} = deviceStorage();
  const [one, other] = [await start(storage), await start(storage)];
  for (const tab of [one, other]) await tab.visit(1);
  await one.saved.forget();
  expect(items.size).toBe(0);
  await other.saved.save();
  expect(items.get('survey-cache')).toContain('species');
  await other.saved.forget();
  expect(items.size).toBe(0);
});

test('a count that succeeds refetches the list that has the site', async () => {
  const list = vi.fn(() => HttpResponse.json([{id: 1, species: 12}]));
  server.use(http.get('https://survey.example/api/sites', list));
  const store = makeStore();
  await store.dispatch(sites.initiate());
  await store.dispatch(count.initiate({id: 2, species: 3}));
  expect(list).toHaveBeenCalledTimes(1);
  await store.dispatch(count.initiate({id: 1, species: 13}));
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});

test('a write that has begun does not survive sign-out', async () => {
  const {storage, items} = deviceStorage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow: KeyValueStorage = {
    ...storage,
    async setItem(key, value) {
      await held;
      items.set(key, value);
    },
  };
  const {store, saved} = await start(slow);
  await store.dispatch(site.initiate(1));
  await clock.advance(2_000);
  const forgotten = saved.forget();
  release();
  await forgotten;
  expect(items.size).toBe(0);
});

test('a storage that cannot be cleared rejects', async () => {
  const {storage} = deviceStorage();
  storage.removeItem = async () => {
    throw new Error('locked');
  };
  const {saved} = await start(storage);
  await expect(saved.forget()).rejects.toThrow('locked');
});
