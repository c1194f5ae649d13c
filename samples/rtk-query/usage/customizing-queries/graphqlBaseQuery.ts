import type {BaseQueryFn} from '@reduxjs/toolkit/query/react';

interface GraphQLRequest {
  document: string;
  variables?: Record<string, unknown>;
}

export interface GraphQLFailure {
  status: number | 'FETCH_ERROR';
  messages: string[];
  /** What the server put into `extensions.code` of the first error. */
  code?: string;
}

interface GraphQLResponse {
  data?: unknown;
  errors?: {message: string; extensions?: {code?: string}}[] | null;
}

export const graphqlBaseQuery =
  (
    url: string,
    headersFrom: (state: unknown) => Record<string, string> = () => ({}),
  ): BaseQueryFn<GraphQLRequest, unknown, GraphQLFailure> =>
  async ({document, variables}, {signal, getState}) => {
    const headers = {
      'content-type': 'application/json',
      ...headersFrom(getState()), // if it throws, that is a bug
    };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({query: document, variables}),
        signal,
      });
      const {data, errors}: GraphQLResponse = await response
        .json()
        .catch((error: unknown) => {
          if (response.ok) throw error;
          return {}; // an error page: keep its status
        });
      // Most servers report a failed query with status 200.
      if (response.ok && !errors?.length) return {data: data ?? null};
      const messages = errors?.map(({message}) => message) ?? [];
      const code = errors?.[0]?.extensions?.code;
      return {error: {status: response.status, messages, code}};
    } catch (error) {
      // Offline, canceled, or a success that is not JSON.
      return {error: {status: 'FETCH_ERROR', messages: [String(error)]}};
    }
  };
