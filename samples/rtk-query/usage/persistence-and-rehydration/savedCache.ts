import {type AppStore, DAY, type Site, surveyApi} from './surveyApi';

/** `localStorage`, React Native's `AsyncStorage`, or your own. */
export interface KeyValueStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

interface SavedSite {
  id: number;
  site: Site;
  /** When the server sent it, in milliseconds. */
  fetchedAt: number;
}

const KEY = 'survey-cache';
// Raise it when the shape of `Site` changes.
const VERSION = 3;
// A storage is small: keep the sites that were fetched last.
const MAX_SITES = 50;

export function createSavedCache(
  store: AppStore,
  storage: KeyValueStorage,
  onError: (error: unknown) => void = console.error,
) {
  const {selectAllQueryEntries, selectEntriesForEndpoint} = surveyApi.util;
  const selectSite = surveyApi.endpoints.site.select;

  // Restoring gives an entry the present time. This map knows the real one.
  const restored = new Map<number, {stamp?: number; fetchedAt: number}>();
  // Reads and writes, one at a time.
  let queue = Promise.resolve();
  let stop = () => {};
  let isForgotten = false;

  function sitesToSave(): SavedSite[] {
    const sites: SavedSite[] = [];
    for (const entry of selectEntriesForEndpoint(
      store.getState(),
      'site',
    )) {
      const {originalArgs: id, data: site, fulfilledTimeStamp} = entry;
      // Pending or failed before there was data: nothing to save.
      if (id === undefined || !site || !fulfilledTimeStamp) continue;
      const old = restored.get(id);
      const fetchedAt =
        old?.stamp === fulfilledTimeStamp
          ? old.fetchedAt
          : fulfilledTimeStamp;
      sites.push({id, site, fetchedAt});
    }
    return sites
      .sort((a, b) => b.fetchedAt - a.fetchedAt)
      .slice(0, MAX_SITES);
  }

  async function write() {
    const saved = {version: VERSION, sites: sitesToSave()};
    await storage.setItem(KEY, JSON.stringify(saved));
  }

  /** Saves now. After a `restore`, or it would overwrite what is saved. */
  function save() {
    if (!isForgotten) queue = queue.then(write).catch(onError);
    return queue;
  }

  async function read() {
    const json = await storage.getItem(KEY);
    const saved: {version: number; sites: SavedSite[]} | null = json
      ? JSON.parse(json)
      : null;
    if (isForgotten || saved?.version !== VERSION) return;

    // What the cache has already is newer: the app left and came back.
    const isMissing = (id: number) =>
      !selectSite(id)(store.getState()).data;
    const young = saved.sites.filter(
      ({id, fetchedAt}) => Date.now() - fetchedAt < DAY && isMissing(id),
    );
    store.dispatch(
      surveyApi.util.upsertQueryEntries(
        young.map(({id, site}) => ({
          endpointName: 'site' as const,
          arg: id,
          value: site,
        })),
      ),
    );
    for (const {id, fetchedAt} of young) {
      const stamp = selectSite(id)(store.getState()).fulfilledTimeStamp;
      restored.set(id, {stamp, fetchedAt});
    }
  }

  /** Call it before the first query. It does not reject. */
  function restore() {
    // A damaged value must not keep the app from starting.
    queue = queue.then(read).catch(onError);
    return queue;
  }

  /** Saves at most once a second, while the cache changes. */
  function autosave() {
    stop();
    isForgotten = false;
    const entries = () => selectAllQueryEntries(store.getState());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = entries();
    const unsubscribe = store.subscribe(() => {
      if (entries() === last) return;
      last = entries();
      // Not restarted: a cache that keeps changing is saved, too.
      timer ??= setTimeout(() => {
        timer = undefined;
        void save();
      }, 1000);
    });
    stop = () => {
      stop = () => {};
      unsubscribe();
      clearTimeout(timer);
      // What has changed since the last write is saved now.
      if (timer !== undefined || entries() !== last) void save();
    };
  }

  /** For sign-out. Rejects if the storage cannot be cleared. */
  async function forget() {
    // First, or the empty cache would be saved again. From here on `save`
    // does nothing, either, until the next `autosave`.
    isForgotten = true;
    stop();
    store.dispatch(surveyApi.util.resetApiState());
    restored.clear();
    // A write that has begun would come after the removal.
    await queue;
    await storage.removeItem(KEY);
  }

  return {save, restore, autosave, stop: () => stop(), forget};
}

export type SavedCache = ReturnType<typeof createSavedCache>;
