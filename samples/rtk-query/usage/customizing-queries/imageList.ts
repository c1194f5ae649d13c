import {createEntityAdapter, type EntityState} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

/** What the server sends. */
interface RawImage {
  image_id: string;
  cloud_percent: number;
}

/** What the components get. */
export interface Image {
  id: string;
  cloud: number;
}

export interface ImageList extends EntityState<Image, string> {
  total: number;
}

export const imageAdapter = createEntityAdapter<Image>({
  sortComparer: (a, b) => a.cloud - b.cloud,
});

export const imagesApi = createApi({
  reducerPath: 'images',
  baseQuery: fetchBaseQuery({baseUrl: 'https://orbit.example/api'}),
  endpoints: (build) => ({
    images: build.query<ImageList, string, RawImage[]>({
      query: (area) => `areas/${area}/images`,
      transformResponse: (raw, meta) => {
        const images = raw.map((image) => ({
          id: image.image_id,
          cloud: image.cloud_percent / 100,
        }));
        const header = meta?.response?.headers.get('x-total');
        const total = Number(header ?? images.length);
        return imageAdapter.getInitialState({total}, images);
      },
      transformErrorResponse: (error, meta, area) =>
        error.status === 404 ? {...error, data: `No area ${area}`} : error,
    }),
  }),
});

export const {useImagesQuery} = imagesApi;
