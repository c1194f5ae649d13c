import {http, HttpResponse} from 'msw';
import type {KeyValueStorage} from './savedCache';

/** A survey server that notes each request, and may hold its responses. */
export function surveyServer() {
  const log: string[] = [];
  let species = 12;
  let hold: Promise<unknown> = Promise.resolve();
  let down = false;
  return {
    log,
    setSpecies: (now: number) => (species = now),
    setDown: (now = true) => (down = now),
    holdUntil: (promise: Promise<unknown>) => (hold = promise),
    handlers: [
      http.all(
        'https://survey.example/api/sites/:id',
        async ({request, params}) => {
          log.push(`${request.method} sites/${params.id}`);
          await hold;
          if (down) return HttpResponse.error();
          return HttpResponse.json({id: Number(params.id), species});
        },
      ),
      http.get('https://survey.example/api/sites', () => {
        log.push('GET sites');
        return HttpResponse.json('closed', {status: 503});
      }),
    ],
  };
}

/** A device's storage with promises, as React Native's has. */
export function deviceStorage() {
  const items = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: async (key) => items.get(key) ?? null,
    setItem: async (key, value) => void items.set(key, value),
    removeItem: async (key) => void items.delete(key),
  };
  return {items, storage};
}
