import {createSavedCache} from './savedCache';
import {makeStore} from './surveyApi';

export const store = makeStore();
export const savedCache = createSavedCache(store, {
  // Read late: where storage is blocked, `localStorage` itself throws.
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
});

/** Await it, then render. */
export async function startSaving() {
  await savedCache.restore();
  savedCache.autosave();
  // The user leaves: do not wait for the timer.
  window.addEventListener('pagehide', () => void savedCache.save());
}
