import type {HostedEngine} from '../hosted/hostedEngine';
import {createEmbeddedClient} from './embeddedClient';
import {emptyAnswer, type SearchClient} from './searchClient';

let client: SearchClient | undefined;

/** One client for the window and the search page. The hosted one is a download of its own, for sites that use it. */
export function getClient(baseUrl: string, hosted: HostedEngine | null): SearchClient {
  client ??= hosted ? lazily(() => createHosted(hosted)) : createEmbeddedClient(baseUrl);
  return client;
}

async function createHosted(hosted: HostedEngine): Promise<SearchClient> {
  const {createHostedClient} = await import('./hostedClient');
  return createHostedClient(hosted);
}

/** A script that cannot be fetched is a service that cannot be reached; the next search tries again. */
function lazily(create: () => Promise<SearchClient>): SearchClient {
  let created: Promise<SearchClient | null> | undefined;
  const get = () =>
    (created ??= create().catch(() => {
      created = undefined;
      return null;
    }));
  return {
    warm: () => void get(),
    search: async (query, options) => (await get())?.search(query, options) ?? emptyAnswer('unavailable'),
  };
}
