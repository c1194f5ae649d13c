import {auctionApi, type Bid, upsertBid} from './auctionApi';
import {followLot} from './auctionFeed';

export const lotBidsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    lotBids: build.query<Bid[], number>({
      query: (lotId) => `lots/${lotId}/bids`,
      merge(bids, response) {
        response.forEach((bid) => upsertBid(bids, bid));
      },
      async onCacheEntryAdded(lotId, lifecycle) {
        const {cacheDataLoaded, cacheEntryRemoved} = lifecycle;
        const early: Bid[] = [];
        let receive = (bid: Bid): unknown => early.push(bid);

        const leave = followLot(lotId, {
          onBid: (bid) => receive(bid),
          onReopen() {
            lifecycle.dispatch(
              lotBidsApi.endpoints.lotBids.initiate(lotId, {
                forceRefetch: true,
                subscribe: false,
              }),
            );
          },
        });
        try {
          await cacheDataLoaded;
          receive = (bid) =>
            lifecycle.updateCachedData((bids) => upsertBid(bids, bid));
          early.forEach(receive);
        } catch {
          // Removed before the first response.
        }
        await cacheEntryRemoved;
        leave();
      },
    }),
  }),
});
