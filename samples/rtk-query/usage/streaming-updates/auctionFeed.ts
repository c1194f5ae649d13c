import type {Bid} from './auctionApi';

type Listener = (bid: Bid) => void;

const listeners = new Map<number, Set<Listener>>();
let socket: WebSocket | undefined;

/** Bids of one lot, over a socket that all lots share. */
export function followLot(lotId: number, listener: Listener) {
  socket ??= openFeed();
  const ofLot = listeners.get(lotId) ?? new Set();
  listeners.set(lotId, ofLot.add(listener));

  return () => {
    ofLot.delete(listener);
    if (ofLot.size === 0) listeners.delete(lotId);
    if (listeners.size > 0) return;
    socket?.close();
    socket = undefined;
  };
}

function openFeed() {
  const feed = new WebSocket('wss://auction.example/feed');
  feed.addEventListener('message', ({data}) => {
    const {lotId, bid}: {lotId: number; bid: Bid} = JSON.parse(data);
    listeners.get(lotId)?.forEach((listener) => listener(bid));
  });
  return feed;
}
