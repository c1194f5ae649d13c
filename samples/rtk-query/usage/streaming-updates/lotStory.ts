import {auctionApi} from './auctionApi';

export interface Story {
  text: string;
  state: 'reading' | 'complete' | 'broken';
}

export const lotStoryApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    lotStory: build.query<Story, number>({
      queryFn: () => ({data: {text: '', state: 'reading'}}),
      async onCacheEntryAdded(
        lotId,
        {cacheDataLoaded, cacheEntryRemoved, updateCachedData},
      ) {
        await cacheDataLoaded;
        const controller = new AbortController();
        void cacheEntryRemoved.then(() => controller.abort());
        try {
          const {body, ok} = await fetch(
            `https://auction.example/api/lots/${lotId}/story`,
            {signal: controller.signal},
          );
          if (!ok || !body) throw new Error('No story');
          const reader = body
            .pipeThrough(new TextDecoderStream())
            .getReader();
          for (;;) {
            const {done, value} = await reader.read();
            if (done) break;
            updateCachedData((story) => {
              story.text += value;
            });
          }
          updateCachedData((story) => {
            story.state = 'complete';
          });
        } catch {
          if (controller.signal.aborted) return;
          updateCachedData((story) => {
            story.state = 'broken';
          });
        }
      },
    }),
  }),
});
