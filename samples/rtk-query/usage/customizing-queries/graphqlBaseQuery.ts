import {createApi} from '@reduxjs/toolkit/query/react';
import type {BaseQueryFn} from '@reduxjs/toolkit/query/react';

// #region baseQuery
interface GraphQLRequest {
  document: string;
  variables?: Record<string, unknown>;
}

export interface GraphQLFailure {
  status: number;
  messages: string[];
}

interface GraphQLAnswer {
  data?: unknown;
  errors?: {message: string}[];
}

const graphqlBaseQuery =
  (url: string): BaseQueryFn<GraphQLRequest, unknown, GraphQLFailure> =>
  async ({document, variables}, {signal}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({query: document, variables}),
      signal,
    });
    const {data, errors = []}: GraphQLAnswer = await response.json();
    // A GraphQL server answers most failures with status 200.
    return errors.length > 0 || !response.ok
      ? {
          error: {
            status: response.status,
            messages: errors.map(({message}) => message),
          },
        }
      : {data: data ?? null};
  };
// #endregion

// #region api
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
// #endregion
