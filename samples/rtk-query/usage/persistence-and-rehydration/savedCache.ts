import {type AppStore, type Site, surveyApi} from './surveyApi';

/** `localStorage`, React Native's `AsyncStorage`, or your own. */
export interface KeyValueStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

interface Saved {
  version: number;
  sites: {arg: number; value: Site; at: number}[];
}

const KEY = 'survey-cache';
// Raise it when the shape of `Site` changes.
const VERSION = 3;
const MAX_AGE = 24 * 60 * 60 * 1000;

// #region save
export async function saveCache(store: AppStore, to: KeyValueStorage) {
  const sites: Saved['sites'] = surveyApi.util
    .selectEntriesForEndpoint(store.getState(), 'site')
    .flatMap(({originalArgs: arg, data: value, fulfilledTimeStamp: at}) =>
      arg !== undefined && value && at ? [{arg, value, at}] : [],
    );
  const saved: Saved = {version: VERSION, sites};
  await to.setItem(KEY, JSON.stringify(saved));
}
// #endregion

// #region restore
export async function restoreCache(store: AppStore, from: KeyValueStorage) {
  const json = await from.getItem(KEY);
  const saved: Saved | null = json ? JSON.parse(json) : null;
  if (saved?.version !== VERSION) return;

  const young = saved.sites.filter(({at}) => Date.now() - at < MAX_AGE);
  store.dispatch(
    surveyApi.util.upsertQueryEntries(
      young.map(({arg, value}) => ({
        endpointName: 'site' as const,
        arg,
        value,
      })),
    ),
  );
}
// #endregion

// #region autosave
/** Saves a second after the cache last changed. Returns "stop". */
export function autosave(store: AppStore, to: KeyValueStorage) {
  const entries = () =>
    surveyApi.util.selectAllQueryEntries(store.getState());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = entries();

  const unsubscribe = store.subscribe(() => {
    if (entries() === last) return;
    last = entries();
    clearTimeout(timer);
    timer = setTimeout(() => saveCache(store, to), 1000);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
// #endregion

// #region sign-out
export async function forgetEverything(
  store: AppStore,
  storage: KeyValueStorage,
  stopSaving: () => void,
) {
  // First, or the empty cache would be saved again.
  stopSaving();
  store.dispatch(surveyApi.util.resetApiState());
  await storage.removeItem(KEY);
}
// #endregion
