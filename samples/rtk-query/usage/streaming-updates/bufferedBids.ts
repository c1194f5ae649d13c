import {auctionApi, type Bid, upsertBid} from './auctionApi';

export const bufferedBidsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    bufferedBids: build.query<Bid[], number>({
      query: (lotId) => `lots/${lotId}/bids`,
      async onCacheEntryAdded(
        lotId,
        {cacheDataLoaded, cacheEntryRemoved, updateCachedData},
      ) {
        const early: Bid[] = [];
        let receive = (bid: Bid): unknown => early.push(bid);

        const socket = new WebSocket(`wss://auction.example/lots/${lotId}`);
        socket.addEventListener('message', ({data}) => {
          receive(JSON.parse(data));
        });
        try {
          await cacheDataLoaded;
          receive = (bid) =>
            updateCachedData((bids) => upsertBid(bids, bid));
          early.forEach(receive);
        } catch {
          // Removed before the first response: nothing to update.
        }
        await cacheEntryRemoved;
        socket.close();
      },
    }),
  }),
});
