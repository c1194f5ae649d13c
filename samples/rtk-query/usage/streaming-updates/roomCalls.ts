import {auctionApi} from './auctionApi';

export const roomCallsApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    roomCalls: build.query<string[], string>({
      // No request: the list starts empty and the stream fills it.
      queryFn: () => ({data: []}),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(
        room,
        {cacheDataLoaded, cacheEntryRemoved, updateCachedData},
      ) {
        await cacheDataLoaded;
        const socket = new WebSocket(`wss://auction.example/rooms/${room}`);
        socket.addEventListener('message', ({data}) => {
          updateCachedData((calls) => {
            calls.push(data);
            // A stream has no end; the list should have one.
            if (calls.length > 100) calls.shift();
          });
        });
        await cacheEntryRemoved;
        socket.close();
      },
    }),
  }),
});
