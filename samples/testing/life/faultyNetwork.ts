import {getResponse, http, HttpResponse, type RequestHandler} from 'msw';
import {vi} from 'vitest';
import {server} from '../server';

export type Fault = 'status 500' | 'no network' | 'empty';

export interface FaultyNetwork {
  /** What was sent: method, address and body. */
  sent: string[];
  /** Whether a request is on its way that nobody holds back. */
  isBusy(): boolean;
  /** How many responses are held back. */
  held(): number;
  /** From now on, requests fail like this; without an argument they pass. */
  fail(fault?: Fault): void;
  /** Requests of an action fail: its changes, or its reads if it changes nothing. The refetch after a change passes. */
  failAction(fault: Fault): void;
  /** Only the next request fails. */
  failOnce(fault: Fault): void;
  /** From now on, responses wait. */
  hold(): void;
  /** Lets held responses go, the oldest or the newest first, and holds no more. */
  release(order?: 'oldest first' | 'newest first'): Promise<void>;
}

/** Part of the body of a failed response; nobody means to show it. */
export const FAULT_BODY = '"out of order"';

/** Stands in front of a page's own handlers and lets a test decide what becomes of a request. */
export function faultyNetwork(handlers: RequestHandler[]): FaultyNetwork {
  const sent: string[] = [];
  let waiting: (() => void)[] = [];
  let [open, called] = [0, 0];
  let holding = false;
  let faultOf: (method: string) => Fault | undefined = () => undefined;

  async function respond(request: Request, fault?: Fault) {
    if (fault === 'status 500')
      return HttpResponse.json({fault: 'out of order'}, {status: 500});
    if (fault === 'no network') return HttpResponse.error();
    const response = await getResponse(handlers, request);
    return fault === 'empty' && response ? emptied(response) : response;
  }

  // A call counts from its first moment; the handler hears of it later.
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    called++;
    try {
      return await send(...args);
    } finally {
      called--;
    }
  });
  server.use(
    http.all('*', async ({request}) => {
      const body = await request.clone().text();
      sent.push(`${request.method} ${request.url} ${body}`.trim());
      // What happens to a request is decided when it leaves.
      const fault = faultOf(request.method);
      open++;
      try {
        if (holding)
          await new Promise<void>((resolve) => waiting.push(resolve));
        return await respond(request, fault);
      } finally {
        open--;
      }
    }),
  );

  return {
    sent,
    isBusy: () => Math.max(open, called) > waiting.length,
    held: () => waiting.length,
    fail: (fault) => void (faultOf = () => fault),
    failAction(fault) {
      let changed = false;
      faultOf = (method) => {
        changed ||= method !== 'GET';
        return method !== 'GET' || !changed ? fault : undefined;
      };
    },
    failOnce(fault) {
      faultOf = () => {
        faultOf = () => undefined;
        return fault;
      };
    },
    hold: () => void (holding = true),
    async release(order = 'oldest first') {
      holding = false;
      const now = waiting;
      waiting = [];
      if (order === 'newest first') now.reverse();
      for (const go of now) {
        go();
        for (let turn = 0; turn < 20; turn++)
          await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

/** The same response with nothing in its lists. */
async function emptied(response: Response): Promise<Response> {
  const text = await response.clone().text();
  try {
    return HttpResponse.json(withoutItems(JSON.parse(text)));
  } catch {
    return response;
  }
}

function withoutItems(body: unknown): never[] | object {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) throw new Error('no list');
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      Array.isArray(value) ? [] : (value as unknown),
    ]),
  );
}
