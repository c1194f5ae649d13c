import type {Bid} from './auctionApi';
import {openSocket} from './openSocket';

interface Follower {
  onBid(bid: Bid): void;
  onReopen(): void;
}

const followers = new Map<number, Set<Follower>>();
let closeFeed: (() => void) | undefined;

/** Follows one lot, over a socket that all lots share. */
export function followLot(lotId: number, follower: Follower) {
  const ofLot = followers.get(lotId) ?? new Set();
  followers.set(lotId, ofLot.add(follower));
  closeFeed ??= openFeed();

  return () => {
    ofLot.delete(follower);
    if (ofLot.size === 0) followers.delete(lotId);
    if (followers.size > 0) return;
    closeFeed?.();
    closeFeed = undefined;
  };
}

const openFeed = () =>
  openSocket({
    getUrl: () => 'wss://auction.example/feed',
    onMessage(data) {
      const {lotId, bid}: {lotId: number; bid: Bid} = JSON.parse(data);
      followers.get(lotId)?.forEach(({onBid}) => onBid(bid));
    },
    onReopen() {
      for (const ofLot of followers.values())
        ofLot.forEach(({onReopen}) => onReopen());
    },
  });
