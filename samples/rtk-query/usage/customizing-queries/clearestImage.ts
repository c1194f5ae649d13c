import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {FetchBaseQueryError} from '@reduxjs/toolkit/query/react';

export interface Image {
  id: string;
  area: string;
  url: string;
}

/** A satellite flew over the area and took an image. */
interface Pass {
  cloud: number;
  imageId: string;
}

export const imagesApi = createApi({
  reducerPath: 'images',
  baseQuery: fetchBaseQuery({baseUrl: 'https://orbit.example/api'}),
  endpoints: (build) => ({
    // One request after another: the second needs the first.
    clearestImage: build.query<Image | null, string>({
      async queryFn(area, api, extraOptions, baseQuery) {
        const passes = await baseQuery(`areas/${area}/passes`);
        if (passes.error) return {error: passes.error};

        const list = passes.data as Pass[];
        const [best] = [...list].sort((a, b) => a.cloud - b.cloud);
        if (!best) return {data: null};

        const image = await baseQuery(`images/${best.imageId}`);
        if (image.error) return {error: image.error};
        return {data: image.data as Image, meta: image.meta};
      },
    }),
    // Requests that do not need each other run at the same time.
    imagesById: build.query<Image[], string[]>({
      async queryFn(ids, api, extraOptions, baseQuery) {
        const results = await Promise.all(
          ids.map((id) => baseQuery(`images/${id}`)),
        );
        const failed = results.find((result) => result.error);
        return failed
          ? {error: failed.error as FetchBaseQueryError}
          : {data: results.map((result) => result.data as Image)};
      },
    }),
  }),
});
