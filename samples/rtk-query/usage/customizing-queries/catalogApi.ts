import {createApi} from '@reduxjs/toolkit/query/react';
import {graphqlBaseQuery} from './graphqlBaseQuery';

export interface Image {
  id: string;
  area: string;
}

export const catalogApi = createApi({
  reducerPath: 'catalog',
  baseQuery: graphqlBaseQuery('https://orbit.example/graphql'),
  endpoints: (build) => ({
    imagesOfArea: build.query<Image[], string, {images: Image[]}>({
      query: (area) => ({
        document: `query ($area: String!) {
          images(area: $area) { id area }
        }`,
        variables: {area},
      }),
      transformResponse: ({images}) => images,
    }),
  }),
});
