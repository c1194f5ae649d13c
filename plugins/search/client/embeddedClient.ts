import {INDEX_FOLDER} from '../searchData';
import {emptyAnswer, type Answer, type SearchClient} from './searchClient';
import type {Reply, Request} from './worker';

/** The default engine: an index file beside the pages, read by a worker. `baseUrl` ends with a slash. */
export function createEmbeddedClient(baseUrl: string): SearchClient {
  const folder = new URL(`${baseUrl}${INDEX_FOLDER}/`, window.location.href).href;
  const waiting = new Map<number, (reply: Reply | null) => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(
      /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
    );
    started.addEventListener('message', ({data}: MessageEvent<Reply>) => settle(data.id, data));
    started.addEventListener('error', (event) => {
      event.preventDefault();
      worker = undefined;
      for (const id of [...waiting.keys()]) settle(id, null);
    });
    return started;
  };
  const settle = (id: number, reply: Reply | null) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };
  const ask = (request: Omit<Request, 'id' | 'folder'>): Promise<Reply | null> =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      try {
        worker ??= start();
        worker.postMessage({id: lastId, folder, ...request} satisfies Request);
      } catch {
        settle(lastId, null);
      }
    });

  return {
    warm: () => void ask({query: '', options: {limit: 0, perPage: 0}}),
    search: async (query, options): Promise<Answer> => {
      const reply = await ask({query, options});
      if (reply && 'answer' in reply) return withBase(reply.answer, baseUrl);
      if (process.env.NODE_ENV === 'development') return emptyAnswer('not-built');
      if (reply) console.warn(`Search is not available. ${reply.error}`);
      return emptyAnswer('unavailable');
    },
  };
}

function withBase(answer: Answer, baseUrl: string): Answer {
  const based = <Item extends {url: string}>(item: Item): Item => ({
    ...item,
    url: baseUrl + item.url.slice(1),
  });
  return {
    ...answer,
    hits: answer.hits.map(based),
    near: answer.near.map(based),
    asked: answer.asked.map(based),
  };
}
