import type {CacheEntry, FrameMessage} from '../protocol';
import type {ApiSlices} from './apiSlices';

interface Entry {
  endpointName: string;
  status: string;
  originalArgs?: unknown;
  data?: unknown;
  error?: unknown;
}

/** The state of an API slice, as far as it is shown. */
export interface ApiState {
  queries: Record<string, Entry | undefined>;
  mutations: Record<string, Entry | undefined>;
  provided: {keys?: Record<string, {type: string; id?: string | number}[] | undefined>};
  subscriptions: Record<string, object | undefined>;
  config: {reducerPath: string; keepUnusedDataFor: number};
}

/** Tells what the API slices of a store keep, and until when. */
export class CacheWatch {
  /** Since when nobody uses an entry, by store and key. */
  private readonly unusedSince = new Map<string, number>();
  private readonly waiting = new Map<number, unknown>();

  constructor(
    private readonly apis: Pick<ApiSlices, 'keepOf'>,
    private readonly tell: (message: FrameMessage) => void,
    private readonly show: (value: unknown) => string,
  ) {}

  /** Many actions may come at once; only the state after them is told. */
  look(store: number, state: unknown): void {
    if (apiStatesOf(state).length === 0) return;
    if (!this.waiting.has(store)) setTimeout(() => this.report(store), 20);
    this.waiting.set(store, state);
  }

  private report(store: number): void {
    const state = this.waiting.get(store);
    this.waiting.delete(store);
    const slices = apiStatesOf(state).map((api) => ({
      name: api.config.reducerPath,
      entries: this.entriesOf(store, api),
    }));
    this.tell({type: 'cache', store, slices});
  }

  private entriesOf(store: number, api: ApiState): CacheEntry[] {
    const queries = named(api.queries).map(([key, entry]): CacheEntry => {
      const subscribers = Object.keys(api.subscriptions[key] ?? {}).length;
      const removedAt = this.removalOf(`${store} ${api.config.reducerPath} ${key}`, entry, subscribers, api);
      return {
        ...this.common(key, entry),
        kind: 'query',
        tags: (api.provided.keys?.[key] ?? []).map(({type, id}) =>
          id === undefined ? type : `${type} ${id}`,
        ),
        subscribers,
        ...(removedAt !== undefined && {removedAt}),
      };
    });
    const mutations = named(api.mutations).map(([key, entry]): CacheEntry => ({
      ...this.common(key, entry),
      kind: 'mutation',
      tags: [],
      subscribers: 0,
    }));
    return [...queries, ...mutations];
  }

  private common(key: string, {endpointName, originalArgs, status, data, error}: Entry) {
    return {
      key,
      endpoint: endpointName,
      arg: originalArgs === undefined ? '' : this.show(originalArgs),
      status,
      ...(data !== undefined && {data: this.show(data)}),
      ...(error !== undefined && {error: this.show(error)}),
    };
  }

  private removalOf(id: string, entry: Entry, subscribers: number, {config}: ApiState): number | undefined {
    if (subscribers > 0 || entry.status === 'pending') {
      this.unusedSince.delete(id);
      return undefined;
    }
    const since = this.unusedSince.get(id) ?? Date.now();
    this.unusedSince.set(id, since);
    const seconds = this.apis.keepOf(config.reducerPath, entry.endpointName) ?? config.keepUnusedDataFor;
    return Number.isFinite(seconds) ? since + seconds * 1000 : undefined;
  }
}

/** The parts of a state that are API slices, by their shape. */
export function apiStatesOf(state: unknown): ApiState[] {
  if (typeof state !== 'object' || state === null) return [];
  return Object.values(state).filter((part: unknown): part is ApiState => {
    const {queries, mutations, config} = (part ?? {}) as Partial<ApiState>;
    return typeof queries === 'object' && typeof mutations === 'object' && !!config?.reducerPath;
  });
}

function named(entries: Record<string, Entry | undefined>): [string, Entry][] {
  return Object.entries(entries).filter((entry): entry is [string, Entry] => !!entry[1]?.endpointName);
}
