import {http, HttpResponse} from 'msw';
import type {makeStore} from './ciApi';

/** A build server that notes at which second each request came, and may take its time. */
export function ciServer() {
  const start = Date.now();
  const came: number[] = [];
  let waiting = 0;
  let latency = 0;
  let failing = false;
  let status = 'queued';

  async function answer(body: () => object) {
    came.push(Math.round((Date.now() - start) / 10) / 100);
    if (latency > 0) {
      waiting++;
      await new Promise((resolve) => setTimeout(resolve, latency));
      waiting--;
    }
    return failing
      ? HttpResponse.json('no agent', {status: 503})
      : HttpResponse.json(body());
  }
  const job = (id: number) => ({id, branch: 'main', status});
  return {
    handlers: [
      http.get('https://ci.example/api/jobs', () =>
        answer(() => [job(7), job(8)]),
      ),
      http.get('https://ci.example/api/jobs/:id', ({params}) =>
        answer(() => job(Number(params.id))),
      ),
    ],
    came,
    isWaiting: () => waiting,
    setLatency: (ms: number) => (latency = ms),
    setFailing: (now: boolean) => (failing = now),
    setStatus: (now: string) => (status = now),
  };
}

/** Moves a stopped clock in small steps, and lets every request of a step come to its end, or to the server's delay. */
export async function passSeconds(
  seconds: number,
  {
    clock,
    store,
    ci,
    turn = () => new Promise<void>((resolve) => setImmediate(resolve)),
  }: {
    clock: {advance(ms: number): Promise<void>};
    store: ReturnType<typeof makeStore>;
    ci: ReturnType<typeof ciServer>;
    turn?: () => Promise<void>;
  },
) {
  const pending = () =>
    Object.values(store.getState().ci.queries).filter(
      (entry) => entry?.status === 'pending',
    ).length;
  const settle = async () => {
    await turn();
    while (pending() !== ci.isWaiting()) await turn();
    await turn();
  };
  await settle();
  for (let ms = 0; ms < seconds * 1000; ms += 250) {
    await clock.advance(250);
    await settle();
  }
}
