import {auctionApi, type Bid, upsertBid} from './auctionApi';
import {openSocket} from './openSocket';

export const memberBidsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    // An ordinary request, with the headers of the base query.
    createTicket: build.mutation<{ticket: string}, void>({
      query: () => ({url: 'tickets', method: 'POST'}),
    }),
    memberBids: build.query<Bid[], number>({
      query: (lotId) => `lots/${lotId}/bids`,
      merge(bids, response) {
        response.forEach((bid) => upsertBid(bids, bid));
      },
      async onCacheEntryAdded(lotId, lifecycle) {
        const {dispatch, cacheDataLoaded, cacheEntryRemoved} = lifecycle;
        const {createTicket, memberBids} = memberBidsApi.endpoints;
        try {
          await cacheDataLoaded;
        } catch {
          return; // removed before the first response
        }
        const close = openSocket({
          async getUrl() {
            const {ticket} = await dispatch(
              createTicket.initiate(undefined, {track: false}),
            ).unwrap();
            // Encodes a `+` in it, which a server would read as a space.
            const query = new URLSearchParams({ticket}).toString();
            return `wss://auction.example/lots/${lotId}?${query}`;
          },
          // The server sends "still here" every 20 seconds.
          silenceLimit: 45_000,
          onMessage(data) {
            if (data === 'still here') return;
            const bid: Bid = JSON.parse(data);
            lifecycle.updateCachedData((bids) => upsertBid(bids, bid));
          },
          onReopen() {
            dispatch(
              memberBids.initiate(lotId, {
                forceRefetch: true,
                subscribe: false,
              }),
            );
          },
        });
        await cacheEntryRemoved;
        close();
      },
    }),
  }),
});
