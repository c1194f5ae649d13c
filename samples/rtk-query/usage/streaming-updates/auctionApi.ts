import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Bid {
  id: number;
  bidder: string;
  amount: number;
}

export const auctionApi = createApi({
  reducerPath: 'auction',
  baseQuery: fetchBaseQuery({baseUrl: 'https://auction.example/api/'}),
  endpoints: () => ({}),
});

export function makeStore() {
  return configureStore({
    reducer: {[auctionApi.reducerPath]: auctionApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(auctionApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

/** Adds a bid, or replaces the one with its id: safe to call twice. */
export function upsertBid(bids: Bid[], bid: Bid) {
  const index = bids.findIndex(({id}) => id === bid.id);
  if (index === -1) bids.push(bid);
  else bids[index] = bid;
}
