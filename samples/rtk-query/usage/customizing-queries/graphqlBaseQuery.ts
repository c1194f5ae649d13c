import {createApi} from '@reduxjs/toolkit/query/react';
import type {BaseQueryFn} from '@reduxjs/toolkit/query/react';

// #region baseQuery
interface GraphQLRequest {
  document: string;
  variables?: Record<string, unknown>;
}

export interface GraphQLFailure {
  status: number | 'FETCH_ERROR';
  messages: string[];
}

interface GraphQLAnswer {
  data?: unknown;
  errors?: {message: string}[];
}

const graphqlBaseQuery =
  (url: string): BaseQueryFn<GraphQLRequest, unknown, GraphQLFailure> =>
  async ({document, variables}, {signal}) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({query: document, variables}),
        signal,
      });
      const {data, errors = []}: GraphQLAnswer = await response.json();
      // A GraphQL server answers most failures with status 200.
      if (response.ok && errors.length === 0) return {data: data ?? null};
      const messages = errors.map(({message}) => message);
      return {error: {status: response.status, messages}};
    } catch (error) {
      // Offline, canceled, or not JSON.
      return {error: {status: 'FETCH_ERROR', messages: [String(error)]}};
    }
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
