import {auctionApi, type Bid, upsertBid} from './auctionApi';

export const liveBidsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    liveBids: build.query<Bid[], number>({
      query: (lotId) => `lots/${lotId}/bids`,
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
          // The entry was removed before the first response.
        }
        await cacheEntryRemoved;
        socket.close();
      },
    }),
  }),
});

export const {useLiveBidsQuery} = liveBidsApi;
