import {http, HttpResponse} from 'msw';
import type {Bid} from './auctionApi';

/** What the tests need of WebSocket and EventSource; stub the globals with it. */
export class FakeConnection extends EventTarget {
  static opened: FakeConnection[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeConnection.opened.push(this);
  }

  close() {
    if (this.isClosed) return;
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }

  /** The server accepts the connection. */
  accept() {
    this.dispatchEvent(new Event('open'));
  }

  /** The server sends something. */
  push(data: unknown, event = 'message') {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.dispatchEvent(new MessageEvent(event, {data: text}));
  }

  static last() {
    const connection = FakeConnection.opened.at(-1);
    if (!connection) throw new Error('no connection was opened');
    return connection;
  }
}

export const opening: Bid = {id: 1, bidder: 'Ada', amount: 100};

/** An auction house whose answers can be held back, changed and made to fail. */
export function auctionServer() {
  const requests: string[] = [];
  let bids: Bid[] = [opening];
  let failing = false;
  let gate: Promise<void> | undefined;

  const answer = async ({request}: {request: Request}) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    // The snapshot is taken now, and may arrive later.
    const body = request.method === 'POST' ? {ticket: 't9'} : bids;
    const broken = failing;
    await gate;
    return HttpResponse.json(body, {status: broken ? 503 : 200});
  };
  return {
    requests,
    handlers: [
      http.get('https://auction.example/api/lots/:lot/bids', answer),
      http.post('https://auction.example/api/lots/:lot/bids', answer),
      http.get('https://auction.example/api/sales/:sale/bids', answer),
    ],
    setBids: (now: Bid[]) => (bids = now),
    setFailing: (now: boolean) => (failing = now),
    /** Holds every answer until the returned function is called. */
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      return () => {
        gate = undefined;
        release();
      };
    },
  };
}
