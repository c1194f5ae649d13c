import {auctionApi, type Bid, upsertBid} from './auctionApi';

export const mergedBidsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    mergedBids: build.query<Bid[], number>({
      query: (lotId) => `lots/${lotId}/bids`,
      // #region merge
      merge(bids, answer) {
        answer.forEach((bid) => upsertBid(bids, bid));
      },
      // #endregion
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
          // Removed before the first answer.
        }
        await cacheEntryRemoved;
        socket.close();
      },
    }),
  }),
});
