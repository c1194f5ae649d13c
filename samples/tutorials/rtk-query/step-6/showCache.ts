import {store} from './store';

type State = ReturnType<typeof store.getState>;
let shown: State['lighthouse']['queries'] = {};

/** Prints each cache entry that changed since the last call. */
export function showCache() {
  const {queries} = store.getState().lighthouse;
  for (const key of Object.keys({...shown, ...queries})) {
    const entry = queries[key];
    if (entry === shown[key]) continue;
    if (entry) console.log(key, entry.status, entry.error ?? entry.data);
    else console.log(key, 'was removed');
  }
  shown = queries;
}
