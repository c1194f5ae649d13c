import {createEntityAdapter, type EntityState} from '@reduxjs/toolkit';
import {auctionApi, type Bid} from './auctionApi';

const bidsAdapter = createEntityAdapter<Bid>({
  sortComparer: (a, b) => b.amount - a.amount,
});

export const saleBidsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    saleBids: build.query<EntityState<Bid, number>, string>({
      query: (sale) => `sales/${sale}/bids`,
      transformResponse: (bids: Bid[]) =>
        bidsAdapter.getInitialState(undefined, bids),
      async onCacheEntryAdded(
        sale,
        {cacheDataLoaded, cacheEntryRemoved, updateCachedData},
      ) {
        const events = new EventSource(
          `https://auction.example/api/sales/${sale}/events`,
        );
        try {
          await cacheDataLoaded;
          events.addEventListener('bid', ({data}) => {
            const bid: Bid = JSON.parse(data);
            updateCachedData((bids) => bidsAdapter.setOne(bids, bid));
          });
          events.addEventListener('withdrawn', ({data}) => {
            updateCachedData((bids) =>
              bidsAdapter.removeOne(bids, Number(data)),
            );
          });
        } catch {
          // Removed before the first response.
        }
        await cacheEntryRemoved;
        events.close();
      },
    }),
  }),
});

export const {selectAll: selectSaleBids} = bidsAdapter.getSelectors();
