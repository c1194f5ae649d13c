import {createElement, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux';
import {vi} from 'vitest';
import {kitchenApi} from '../kitchenApi';
import {createRenderLog, trueFlags} from '../renderLog';
import {makeStore} from '../store';

/**
 * A stage for one component, without `act`: React renders when it would in a browser. Requests wait until the test
 * answers them, and an animation frame takes a millisecond.
 */
export function openStage() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) =>
    setTimeout(run, 1),
  );
  const open: ((response: Response) => void)[] = [];
  const urls: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    urls.push(request.url);
    return new Promise<Response>((resolve) => open.push(resolve));
  });

  const log = createRenderLog();
  const store = makeStore();
  const requests = new Map<string, number>();
  let root = createRoot(document.createElement('div'));
  let steps = 0;

  /** Lets something happen, and waits until nothing moves. */
  async function pass(event: string, happen: () => Promise<void>) {
    const [rowsBefore, sent] = [log.rows.length, urls.length];
    const key = `${++steps}#${event}`;
    log.next(key);
    await happen();
    await frames(8);
    if (log.rows.length === rowsBefore) log.seen();
    requests.set(key, urls.length - sent);
  }

  // What `happen` returns may be a request: nobody waits for it.
  const step = (event: string, happen: () => unknown) =>
    pass(event, async () => void happen());

  return {
    log,
    store,
    urls,
    step,
    mount: (event: string, children: ReactNode) =>
      step(event, () =>
        root.render(createElement(Provider, {store, children})),
      ),
    unmount: (event: string, seconds = 0) =>
      pass(event, async () => {
        vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date']});
        root.unmount();
        await vi.advanceTimersByTimeAsync(seconds * 1000 + 50);
        vi.useRealTimers();
        root = createRoot(document.createElement('div'));
      }),
    /** Answers the oldest open request. */
    answer: (event: string, body: unknown, status = 200) =>
      pass(event, async () => {
        const running = [
          ...store.dispatch(kitchenApi.util.getRunningQueriesThunk()),
          ...store.dispatch(kitchenApi.util.getRunningMutationsThunk()),
        ];
        const respond = open.shift();
        if (!respond) throw new Error(`"${event}": nobody asks.`);
        respond(Response.json(body, {status}));
        await Promise.race([...running, frames(20)]);
      }),
    /** The log as Markdown. The event that sent requests says so. */
    table(...head: string[]): string {
      let shown = '';
      const rows = log.rows.map(({event, cells}) => {
        const isFirst = event !== shown;
        shown = event;
        const sent = requests.get(event) ? ', sends a request' : '';
        const name = event.replace(/^\d+#/, '') + sent;
        const seen = cells.length ? cells : ['(no render)'];
        return [isFirst ? name : '', ...head.map((_, i) => seen[i] ?? '')];
      });
      const titles = ['What happens', ...head];
      return [titles, titles.map(() => '---'), ...rows]
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n');
    },
  };
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The flags that are true, for a cell. */
export const flags = (result: object) =>
  trueFlags(result)
    .map((flag) => `\`${flag}\``)
    .join(', ');

/** The status of an error, for a cell. */
export function statusOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  return 'status' in error ? String(error.status) : 'other';
}

export const recipes = {
  ramen: {
    id: 'ramen',
    title: 'Ramen',
    ingredients: [
      {name: 'noodles', grams: 120},
      {name: 'broth', grams: 400},
    ],
  },
  curry: {
    id: 'curry',
    title: 'Curry',
    ingredients: [{name: 'rice', grams: 150}],
  },
};
