import {auctionApi, type Bid, upsertBid} from './auctionApi';

export const mergedBidsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    mergedBids: build.query<Bid[], number>({
      query: (lotId) => `lots/${lotId}/bids`,
      merge(bids, response) {
        response.forEach((bid) => upsertBid(bids, bid));
      },
      async onCacheEntryAdded(
        lotId,
        {cacheDataLoaded, cacheEntryRemoved, updateCachedData},
      ) {
        const socket = new WebSocket(`wss://auction.example/lots/${lotId}`);
        try {
          await cacheDataLoaded;
          socket.addEventListener('message', ({data}) => {
            const bid: Bid = JSON.parse(data);
            updateCachedData((bids) => upsertBid(bids, bid));
          });
        } catch {
          // Removed before the first response.
        }
        await cacheEntryRemoved;
        socket.close();
      },
    }),
  }),
});
