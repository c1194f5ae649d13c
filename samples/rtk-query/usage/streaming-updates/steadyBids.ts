import {auctionApi, type Bid, upsertBid} from './auctionApi';
import {openSocket} from './openSocket';

export const steadyBidsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    steadyBids: build.query<Bid[], number>({
      query: (lotId) => `lots/${lotId}/bids`,
      merge(bids, response) {
        response.forEach((bid) => upsertBid(bids, bid));
      },
      async onCacheEntryAdded(lotId, lifecycle) {
        const {cacheDataLoaded, cacheEntryRemoved} = lifecycle;
        const early: Bid[] = [];
        let receive = (bid: Bid): unknown => early.push(bid);

        const close = openSocket({
          getUrl: () => `wss://auction.example/lots/${lotId}`,
          onMessage: (data) => receive(JSON.parse(data)),
          onReopen() {
            // Fetch what was missed. This holds no subscription: an
            // entry that no component uses is still removed, later.
            lifecycle.dispatch(
              steadyBidsApi.endpoints.steadyBids.initiate(lotId, {
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
        close();
      },
    }),
  }),
});
