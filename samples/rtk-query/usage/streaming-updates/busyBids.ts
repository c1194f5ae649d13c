import {auctionApi, type Bid, upsertBid} from './auctionApi';
import {inBatches} from './inBatches';

export const busyBidsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    busyBids: build.query<Bid[], number>({
      query: (lotId) => `lots/${lotId}/bids`,
      async onCacheEntryAdded(
        lotId,
        {cacheDataLoaded, cacheEntryRemoved, updateCachedData},
      ) {
        const received = inBatches<Bid>((batch) => {
          updateCachedData((bids) => {
            batch.forEach((bid) => upsertBid(bids, bid));
          });
        });
        const socket = new WebSocket(`wss://auction.example/lots/${lotId}`);
        try {
          await cacheDataLoaded;
          socket.addEventListener('message', ({data}) => {
            received.add(JSON.parse(data));
          });
        } catch {
          // Removed before the first response.
        }
        await cacheEntryRemoved;
        socket.close();
        // A batch that comes after the removal has nothing to update.
        received.stop();
      },
    }),
  }),
});
