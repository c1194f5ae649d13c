import {auctionApi, type Bid, upsertBid} from './auctionApi';
import {followLot} from './auctionFeed';

export const lotBidsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    lotBids: build.query<Bid[], number>({
      query: (lotId) => `lots/${lotId}/bids`,
      async onCacheEntryAdded(
        lotId,
        {cacheDataLoaded, cacheEntryRemoved, updateCachedData},
      ) {
        // Throws if the entry goes first: then there is nothing to close.
        await cacheDataLoaded;
        const leave = followLot(lotId, (bid) => {
          updateCachedData((bids) => upsertBid(bids, bid));
        });
        await cacheEntryRemoved;
        leave();
      },
    }),
  }),
});
