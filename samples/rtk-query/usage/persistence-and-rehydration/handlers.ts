import {http, HttpResponse} from 'msw';
import type {KeyValueStorage} from './savedCache';

/** A survey server that notes each request, and may hold its answers. */
export function surveyServer() {
  const log: string[] = [];
  let species = 12;
  let hold: Promise<unknown> = Promise.resolve();
  return {
    log,
    setSpecies: (now: number) => (species = now),
    holdUntil: (promise: Promise<unknown>) => (hold = promise),
    handlers: [
      http.all(
        'https://survey.example/api/sites/:id',
        async ({request, params}) => {
          log.push(`${request.method} sites/${params.id}`);
          await hold;
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

/** A device's storage that answers later, as React Native's does. */
export function deviceStorage() {
  const items = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: async (key) => items.get(key) ?? null,
    setItem: async (key, value) => void items.set(key, value),
    removeItem: async (key) => void items.delete(key),
  };
  return {items, storage};
}
