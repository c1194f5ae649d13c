import {auctionApi, type Bid, upsertBid} from './auctionApi';
import {liveBidsApi} from './liveBids';

interface Offer {
  lotId: number;
  amount: number;
}

export const placeBidApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    placeBid: build.mutation<{ticket: string}, Offer>({
      query: ({lotId, amount}) => ({
        url: `lots/${lotId}/bids`,
        method: 'POST',
        body: {amount},
      }),
      // The response is only a ticket: the clerk accepts the bid later.
      async onCacheEntryAdded(
        {lotId},
        {cacheDataLoaded, cacheEntryRemoved, dispatch},
      ) {
        const {data: receipt} = await cacheDataLoaded;
        const socket = new WebSocket(
          `wss://auction.example/tickets/${receipt.ticket}`,
        );
        socket.addEventListener('message', ({data}) => {
          const bid: Bid = JSON.parse(data);
          dispatch(
            liveBidsApi.util.updateQueryData('liveBids', lotId, (bids) =>
              upsertBid(bids, bid),
            ),
          );
        });
        await cacheEntryRemoved;
        socket.close();
      },
    }),
  }),
});
