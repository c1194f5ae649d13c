import {auctionApi} from './auctionApi';

// The server sends the whole board to each new connection, and again
// after each change.
const connect = (room: string) =>
  new WebSocket(`wss://auction.example/boards/${room}`);

export const roomBoardApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    roomBoard: build.query<string[], string>({
      // Pending, with isLoading, until the first message arrives.
      queryFn: (room, {signal}) =>
        new Promise((resolve) => {
          const socket = connect(room);
          socket.addEventListener('message', ({data}) => {
            resolve({data: JSON.parse(data)});
            socket.close();
          });
          socket.addEventListener('close', () => {
            const error = 'Closed before the first message';
            resolve({error: {status: 'CUSTOM_ERROR', error}});
          });
          signal.addEventListener('abort', () => socket.close());
        }),
      async onCacheEntryAdded(
        room,
        {cacheDataLoaded, cacheEntryRemoved, updateCachedData},
      ) {
        await cacheDataLoaded;
        const socket = connect(room);
        socket.addEventListener('message', ({data}) => {
          updateCachedData((): string[] => JSON.parse(data));
        });
        await cacheEntryRemoved;
        socket.close();
      },
    }),
  }),
});
